import { definePersonalData, derived, none, reference } from '@rostrum/server-kit/personal-data';
import { questionVectors } from './question-vectors.schema.ts';

export const questionVectorsPersonalData = definePersonalData(questionVectors, {
  columns: {
    orgId: reference(),
    questionId: reference(),
    changes: none,
    leasedUntil: none,
    model: none,
    isEnglish: none,
    vector: derived,
    createdAt: none,
  },
});
