import { inquiryTypeId, inquiryTypeIds, z } from '@rostrum/contracts';

/** How soon the team must act, read from the deadline of an inquiry. */
export const inquiryPriorities = ['urgent', 'high', 'normal', 'low'] as const;
export type InquiryPriority = (typeof inquiryPriorities)[number];

const replyTime = {
  hours: z
    .number('Enter a number of hours.')
    .min(0.25, 'Enter at least 0.25 hours.')
    .max(720, 'Enter at most 720 hours.'),
  /** `always`: day and night. `open`: business hours alone. */
  counts: z.enum(['always', 'open']),
};

const replyTimeRule = z.object({
  /** None: all types. */
  types: z.array(inquiryTypeId).max(10),
  /** None: all priorities. */
  priorities: z.array(z.enum(inquiryPriorities)).max(4),
  ...replyTime,
});
export type ReplyTimeRule = z.infer<typeof replyTimeRule>;

/** How soon the first reply is due: the first entry that fits, else what holds for everything else. */
export const setupReplyTimes = z.object({
  rules: z.array(replyTimeRule).max(20),
  otherwise: z.object(replyTime),
});
export type SetupReplyTimes = z.infer<typeof setupReplyTimes>;

export const usualReplyTimes: SetupReplyTimes = {
  rules: [
    { types: [inquiryTypeIds.media], priorities: [], hours: 1, counts: 'always' },
    {
      types: [inquiryTypeIds.speaking, inquiryTypeIds.expert_witness, inquiryTypeIds.business],
      priorities: [],
      hours: 8,
      counts: 'open',
    },
  ],
  otherwise: { hours: 16, counts: 'open' },
};
