import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { personPhotos } from './photos.schema.ts';

export const personPhotosPersonalData = definePersonalData(personPhotos, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    personId: reference({ organisation: 'profile_photos' }),
    uploadId: reference({ own: 'profile_photos', organisation: 'profile_photos' }),
    alt: erased({ own: 'profile_photos', organisation: 'profile_photos' }),
    credit: erased({ own: 'profile_photos', organisation: 'profile_photos' }),
    isPressApproved: none,
    position: none,
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});
