import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { inquiryClearances } from './inquiry-clearances.schema.ts';

const recordOfInquiry = {
  reason: 'Both sides of an inquiry have its text and its times.',
  until: 'the inquiry is erased by the retention of the organisation',
};

export const inquiryClearancesPersonalData = definePersonalData(inquiryClearances, {
  columns: {
    id: reference(),
    orgId: reference(),
    inquiryId: reference(),
    replyId: reference(),
    position: none,
    name: none,
    approverId: reference(),
    writtenBy: reference(),
    state: none,
    reason: retained(recordOfInquiry),
    openedAt: none,
    decidedAt: none,
    createdAt: none,
  },
});
