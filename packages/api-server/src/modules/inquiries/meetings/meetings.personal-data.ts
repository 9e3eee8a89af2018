import { definePersonalData, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { inquiryMeetings } from './meetings.schema.ts';

const recordOfInquiry = {
  reason: 'Both sides of an inquiry have its text and its times.',
  until: 'the inquiry is erased by the retention of the organisation',
};

export const inquiryMeetingsPersonalData = definePersonalData(inquiryMeetings, {
  columns: {
    id: reference(),
    orgId: reference(),
    inquiryId: reference(),
    state: none,
    times: none,
    minutes: none,
    mode: none,
    place: retained(recordOfInquiry),
    agreedAt: none,
    arrangedBy: reference(),
    createdAt: none,
  },
});
