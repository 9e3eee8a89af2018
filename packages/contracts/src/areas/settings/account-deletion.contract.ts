import {
  accountDeletionReasons,
  defineRoute,
  describeField,
  isoDateTime,
  line,
  ownParams,
  prose,
  z,
} from '@rostrum/contracts';

/** So many days a deleted account can be brought back. */
export const accountDeletionDays = 30;

export const accountDeletionPlan = z.object({
  email: z.string(),
  /** Until when an account that is deleted now can be brought back. */
  until: isoDateTime,
  /** Organisations that no one else runs: another member must become owner first. */
  blocked_by: z.array(z.string()),
  /** The organisation of one that closes with the account. */
  closes: z.string().nullable(),
  /** Profiles that go offline now. */
  published_profiles: z.number().int(),
  /** Organisations that keep the person's profile as their own record. */
  kept_by: z.array(z.string()),
  /** Inquiries to an individual that are closed, and whose senders are told. */
  open_received: z.number().int(),
  /** Inquiries that the person sent and that are withdrawn. */
  open_sent: z.number().int(),
});
export type AccountDeletionPlan = z.infer<typeof accountDeletionPlan>;

/** Everything that is kept about one person, as they may take it with them. */
export const ownData = z.object({
  made_at: isoDateTime,
  account: z.record(z.string(), z.unknown()),
  memberships: z.array(z.record(z.string(), z.unknown())),
  profiles: z.array(z.record(z.string(), z.unknown())),
  inquiries_sent: z.array(z.record(z.string(), z.unknown())),
  messages_written: z.array(z.record(z.string(), z.unknown())),
  /** What was uploaded, photos and attachments, by name, kind and size. */
  files: z.array(z.record(z.string(), z.unknown())),
  bookmarks: z.array(z.record(z.string(), z.unknown())),
  saved_searches: z.array(z.record(z.string(), z.unknown())),
  /** Questions whose new answers come by email. */
  followed_questions: z.array(z.record(z.string(), z.unknown())).default([]),
  activity: z.array(z.record(z.string(), z.unknown())),
  /** Parts of which only the newest 10,000 entries are here. */
  shortened: z.array(z.string()),
});

export const accountDeletion = {
  plan: defineRoute({
    id: 'accountDeletion.plan',
    method: 'GET',
    path: '/app/account/{identifier}/deletion',
    summary: 'What deleting the own account would mean, and what stands in its way.',
    params: ownParams,
    response: accountDeletionPlan,
  }),
  request: defineRoute({
    id: 'accountDeletion.request',
    method: 'POST',
    path: '/app/account/{identifier}/deletion',
    summary:
      'Deletes the own account: profiles go offline, every session ends, and for 30 days a mailed link brings it back.',
    params: ownParams,
    body: z.object({
      reason: describeField(z.enum(accountDeletionReasons), {
        label: 'Why are you leaving?',
        missing: 'Choose a reason. “Other” is fine.',
      }),
      comment: describeField(prose(500), { label: 'Anything we should know?' }).default(''),
      email: describeField(line(254, 1), {
        label: 'Type your email to confirm',
        missing: 'Type your email address.',
      }),
    }),
    response: z.object({ until: isoDateTime }),
    errors: ['not_allowed', 'confirmation_required', 'invalid_transition'],
  }),
  /** Asked for by areas that were released before the data came as a zip (`dataExports`). */
  download: defineRoute({
    id: 'accountDeletion.download',
    method: 'GET',
    path: '/app/account/{identifier}/data',
    summary: 'Everything that is kept about the person of the session, as JSON without files.',
    params: ownParams,
    response: ownData,
    errors: ['too_many_requests'],
  }),
};
