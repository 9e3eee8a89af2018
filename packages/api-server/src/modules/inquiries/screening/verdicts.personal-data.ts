import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { inquiryVerdicts } from './verdicts.schema.ts';

const recordOfInquiry = {
  reason: 'Both sides of an inquiry have its text and its times.',
  until: 'the inquiry is erased by the retention of the organisation',
};

export const inquiryVerdictsPersonalData = definePersonalData(inquiryVerdicts, {
  columns: {
    orgId: reference(),
    inquiryId: reference(),
    label: none,
    queue: none,
    guard: none,
    score: none,
    threat: none,
    threshold: none,
    category: none,
    reasons: retained(recordOfInquiry),
    modelVersion: none,
    createdAt: none,
  },
});
