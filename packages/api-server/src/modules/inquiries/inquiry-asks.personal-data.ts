import { definePersonalData, erased, none, reference, retained } from '@rostrum/server-kit/personal-data';
import { inquiryAskLinks, inquiryAsks } from './inquiry-asks.schema.ts';

const recordOfInquiry = {
  reason: 'Both sides of an inquiry have its text and its times.',
  until: 'the inquiry is erased by the retention of the organisation',
};

export const inquiryAskLinksPersonalData = definePersonalData(inquiryAskLinks, {
  columns: { tokenHash: none, orgId: reference(), askId: reference(), createdAt: none },
});

export const inquiryAsksPersonalData = definePersonalData(inquiryAsks, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'cleared' }],
  mentionsWithin: 'orgId',
  columns: {
    id: reference(),
    orgId: reference(),
    inquiryId: reference(),
    personId: reference(),
    roundId: reference(),
    inOrder: none,
    position: none,
    state: none,
    text: erased({ to: '' }),
    hideOutlet: none,
    windowMinutes: none,
    askedBy: reference(),
    askedAt: none,
    expiresAt: none,
    remindedAt: none,
    respondedAt: none,
    reason: retained(recordOfInquiry),
    cancelledBecause: none,
    note: erased({ to: null }),
    suggestedPersonId: reference(),
    times: none,
    agreedAt: none,
    createdAt: none,
  },
});
