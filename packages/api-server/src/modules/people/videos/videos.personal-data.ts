import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { personVideos } from './videos.schema.ts';

export const personVideosPersonalData = definePersonalData(personVideos, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    personId: reference(),
    title: erased({ own: 'profiles', organisation: 'profiles' }),
    uploadId: reference({ own: 'profiles', organisation: 'profiles' }),
    captionsUploadId: reference({ own: 'profiles', organisation: 'profiles' }),
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});
