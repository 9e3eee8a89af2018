import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { personDocuments } from './documents.schema.ts';

export const personDocumentsPersonalData = definePersonalData(personDocuments, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    personId: reference({ organisation: 'profile_documents' }),
    kind: erased({ own: 'profile_documents', organisation: 'profile_documents' }),
    title: erased({ own: 'profile_documents', organisation: 'profile_documents' }),
    uploadId: reference({ own: 'profile_documents', organisation: 'profile_documents' }),
    isPublic: none,
    checkedAt: none,
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});
