import { definePersonalData, derived, none, reference } from '@rostrum/server-kit/personal-data';
import { inquiryVectors } from './inquiry-vectors.schema.ts';

export const inquiryVectorsPersonalData = definePersonalData(inquiryVectors, {
  columns: {
    orgId: reference(),
    inquiryId: reference(),
    leasedUntil: none,
    model: none,
    isEnglish: none,
    vector: derived,
    createdAt: none,
  },
});
