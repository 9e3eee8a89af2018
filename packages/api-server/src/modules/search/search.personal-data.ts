import { definePersonalData, derived, none, reference } from '@rostrum/server-kit/personal-data';
import { searchDocuments, searchVectors, searchWords } from './search.schema.ts';

export const searchDocumentsPersonalData = definePersonalData(searchDocuments, {
  columns: {
    id: reference(),
    orgId: reference(),
    kind: none,
    isPublic: none,
    quality: none,
    reachableFrom: none,
    reachableTo: none,
    confirmedAt: none,
    awayFrom: none,
    awayTo: none,
    sortedAt: none,
    timezone: none,
    sortName: derived,
    folded: derived,
    facets: derived,
    prefixes: derived,
    words: derived,
    slice: none,
  },
});

export const searchWordsPersonalData = definePersonalData(searchWords, {
  columns: { word: derived, stem: derived, slips: derived },
});

export const searchVectorsPersonalData = definePersonalData(searchVectors, {
  columns: {
    id: reference(),
    orgId: reference(),
    changes: none,
    indexed: none,
    leasedUntil: none,
    model: none,
    passages: derived,
    vectors: derived,
    updatedAt: none,
  },
});
