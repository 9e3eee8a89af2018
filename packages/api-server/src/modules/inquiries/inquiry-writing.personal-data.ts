import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { inquiryDrafts, inquiryHeldReplies } from './inquiry-writing.schema.ts';

export const inquiryDraftsPersonalData = definePersonalData(inquiryDrafts, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    inquiryId: reference(),
    userId: reference(),
    mode: erased({ own: 'drafts' }),
    body: erased({ own: 'drafts' }),
    version: none,
    updatedAt: none,
  },
});

export const inquiryHeldRepliesPersonalData = definePersonalData(inquiryHeldReplies, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    inquiryId: reference(),
    userId: reference(),
    body: erased({ own: 'held_replies' }),
    followUp: erased({ own: 'held_replies' }),
    lateReason: erased({ own: 'held_replies' }),
    afterMessageId: reference(),
    sendAt: erased({ own: 'held_replies' }),
    returnedBecause: erased({ own: 'held_replies' }),
    inClearance: erased({ own: 'held_replies' }),
    createdAt: none,
  },
});
