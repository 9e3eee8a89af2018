import { definePersonalData, derived, none, reference } from '@rostrum/server-kit/personal-data';
import { classificationMerges, classifications, dismissedSuggestions } from './classifications.schema.ts';

export const classificationMergesPersonalData = definePersonalData(classificationMerges, {
  columns: {
    id: reference(),
    orgId: reference(),
    scheme: none,
    title: none,
    intoTitle: none,
    record: none,
    mergedBy: reference(),
    createdAt: none,
    undoneAt: none,
  },
});

export const classificationsPersonalData = definePersonalData(classifications, {
  columns: {
    id: reference(),
    orgId: reference(),
    scheme: none,
    title: none,
    parentId: reference(),
    synonyms: none,
    scopeNote: none,
    externalCode: none,
    status: none,
    usageCount: none,
    searchTitle: derived,
    terms: derived,
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});

export const dismissedSuggestionsPersonalData = definePersonalData(dismissedSuggestions, {
  columns: { orgId: reference(), scheme: none, word: none, createdAt: none },
});
