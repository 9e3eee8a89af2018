import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { inquiryBriefings } from './briefings.schema.ts';

const recordOfInquiry = {
  reason: 'Both sides of an inquiry have its text and its times.',
  until: 'the inquiry is erased by the retention of the organisation',
};

export const inquiryBriefingsPersonalData = definePersonalData(inquiryBriefings, {
  columns: {
    orgId: reference(),
    inquiryId: reference(),
    notes: retained(recordOfInquiry),
    version: none,
    updatedBy: reference(),
    updatedAt: none,
  },
});
