import { definePersonalData, derived, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { savedSearchFinds, savedSearches, searchDocumentChanges } from './saved-searches.schema.ts';

export const savedSearchFindsPersonalData = definePersonalData(savedSearchFinds, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    searchId: reference(),
    documentId: reference(),
    userId: reference(),
    foundAt: none,
    isCurrent: none,
    mailedAt: none,
  },
});

export const savedSearchesPersonalData = definePersonalData(savedSearches, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    userId: reference(),
    orgId: reference(),
    name: erased({ own: 'saved_searches' }),
    filters: erased({ own: 'saved_searches' }),
    fingerprint: erased(),
    alert: erased({ own: 'saved_searches' }),
    kind: erased(),
    query: erased(),
    isConfirmed: none,
    readAt: none,
    seenAt: erased(),
    alertSince: none,
    alertedAt: erased(),
    createdAt: none,
    updatedAt: none,
  },
});

export const searchDocumentChangesPersonalData = definePersonalData(searchDocumentChanges, {
  columns: {
    documentId: reference(),
    orgId: reference(),
    kind: none,
    changedAt: none,
    formerWords: derived,
    formerIsPublic: none,
    formerConfirmedAt: none,
    words: derived,
    isPublic: none,
    confirmedAt: none,
  },
});
