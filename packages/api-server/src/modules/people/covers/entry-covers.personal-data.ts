import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { personEntryCovers } from './entry-covers.schema.ts';

export const personEntryCoversPersonalData = definePersonalData(personEntryCovers, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: {
    uploadId: reference(),
    orgId: reference(),
    personId: reference(),
    address: erased(),
    createdAt: none,
  },
});
