import {
  activityEntry,
  defineRoute,
  id,
  line,
  ownParams,
  pageOf,
  pageQuery,
  z,
  maxSearchLength,
} from '@rostrum/contracts';

/** What can happen to an inquiry, and the verbs of the record that tell it. */
export const inquiryActivityVerbs = {
  received: ['inquiry.received', 'inquiry.claimed', 'inquiry.address_confirmed'],
  messages: ['inquiry.replied', 'inquiry.noted', 'inquiry.seeker_replied', 'inquiry.email_refused'],
  experts: [
    'inquiry.asked',
    'inquiry.ask_reminded',
    'inquiry.ask_cancelled',
    'inquiry.ask_accepted',
    'inquiry.ask_declined',
    'inquiry.ask_suggested',
    'inquiry.ask_proposed',
    'inquiry.ask_expired',
    'inquiry.passed_on',
  ],
  held: [
    'inquiry.held',
    'inquiry.flagged',
    'inquiry.not_screened',
    'inquiry.released',
    'inquiry.marked_spam',
    'inquiry.hold_expired',
    'inquiry.expert_notified',
  ],
  assigned: ['inquiry.taken', 'inquiry.assigned', 'inquiry.routed'],
  meetings: ['inquiry.meeting_offered', 'inquiry.meeting_agreed', 'inquiry.meeting_cancelled'],
  cleared: [
    'inquiry.clearance_asked',
    'inquiry.clearance_given',
    'inquiry.clearance_refused',
    'inquiry.clearance_withdrawn',
  ],
  due: ['inquiry.due_soon', 'inquiry.due_missed'],
  closed: ['inquiry.closed', 'inquiry.reopened', 'inquiry.withdrawn', 'inquiry.merged', 'inquiry.separated'],
  read: ['inquiry.read_restricted'],
  kept: ['inquiry.legal_hold_set', 'inquiry.legal_hold_lifted', 'inquiry.files_erased', 'inquiry.erased'],
} as const satisfies Record<string, readonly `inquiry.${string}`[]>;

export type InquiryActivityKind = keyof typeof inquiryActivityVerbs;
export const inquiryActivityKinds = Object.keys(inquiryActivityVerbs) as [
  InquiryActivityKind,
  ...InquiryActivityKind[],
];

/** Filters of the page; they stand in its address under the same names. */
export const inquiryActivityQuery = pageQuery.extend({
  q: line(maxSearchLength).optional(),
  actor: id.optional(),
  what: z.enum(inquiryActivityKinds).optional(),
  days: z.coerce.number().int().min(1).max(3650).optional(),
});

/** One step of an inquiry. */
export const inquiryStep = activityEntry.extend({
  /** Null where the reader may not read the inquiry itself. */
  subject: z.string().nullable(),
});
export type InquiryStep = z.infer<typeof inquiryStep>;

export const inquiryActivityLog = {
  list: defineRoute({
    id: 'inquiry-activity.list',
    method: 'GET',
    path: '/app/inquiry-activity/{identifier}',
    summary: 'Every step of the inquiries that the session may see, newest first.',
    params: ownParams,
    query: inquiryActivityQuery,
    response: pageOf(inquiryStep).extend({
      /** Who did anything, for the filter. */
      actors: z.array(z.object({ id, name: z.string() })),
    }),
    errors: ['not_allowed'],
  }),
};
