import { defineRoute, describeField, isoDateTime, line, ownParams, rowVersion, z } from '@rostrum/contracts';

/** More people than this at once, and more than a fifth of all, leave only when a person has looked at it. */
export const leaversUnasked = 5;

/** What one run of the feed read and did. */
export const feedRun = z.object({
  at: isoDateTime,
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Rows that could not be used. */
  wrong: z.number().int(),
  /** People of earlier runs who are not in the file. */
  missing: z.number().int(),
  /** Leavers whose profile went offline. */
  unpublished: z.number().int(),
  /** Why leavers were left as they are, where they were. */
  note: z.string().nullable(),
  /** Why nothing was read. */
  error: z.string().nullable(),
  problems: z.array(z.string()).max(20),
  columns: z.array(z.object({ name: z.string(), field: z.string().nullable() })),
});
export type FeedRun = z.infer<typeof feedRun>;

export const peopleFeed = z.object({
  version: rowVersion,
  /** The part of the address that is no secret. */
  url: z.string(),
  unpublishes_leavers: z.boolean(),
  state: z.enum(['active', 'paused']),
  made_at: isoDateTime,
  /** People who came with the feed or were found in it: what it sets is changed there. */
  people: z.number().int(),
  is_running: z.boolean(),
  last_run: feedRun.nullable(),
});
export type PeopleFeed = z.infer<typeof peopleFeed>;

const base = '/app/integrations/{identifier}/people-feed';
const answer = z.object({ feed: peopleFeed.nullable() });

export const peopleFeeds = {
  get: defineRoute({
    id: 'integrations.peopleFeed',
    method: 'GET',
    path: base,
    summary: 'The HR feed of the organisation with its last run.',
    params: ownParams,
    response: answer,
    errors: ['not_allowed'],
  }),
  check: defineRoute({
    id: 'integrations.checkPeopleFeed',
    method: 'POST',
    path: `${base}/check`,
    summary: 'Fetches a CSV file and says what a run would do. Nothing is changed.',
    params: ownParams,
    body: z.object({ url: line(2000, 1) }),
    response: feedRun,
    errors: ['not_allowed', 'too_many_requests'],
  }),
  save: defineRoute({
    id: 'integrations.savePeopleFeed',
    method: 'PUT',
    path: base,
    summary: 'Sets the address of the HR feed, what becomes of leavers, and whether it runs.',
    params: ownParams,
    body: z.object({
      url: describeField(line(2000, 1), {
        label: 'Address of the CSV file',
        hint: 'Begins with https://. It is fetched each night at 02:00 UTC.',
        missing: 'Enter the address of the file.',
      }),
      unpublishes_leavers: describeField(z.boolean().default(true), { label: 'Leavers' }),
      state: z.enum(['active', 'paused']).default('active'),
    }),
    response: peopleFeed,
    errors: ['not_allowed'],
  }),
  run: defineRoute({
    id: 'integrations.runPeopleFeed',
    method: 'POST',
    path: `${base}/run`,
    summary: 'Runs the HR feed now.',
    params: ownParams,
    body: z.object({ accepts_leavers: z.boolean().default(false) }),
    response: peopleFeed,
    errors: ['not_allowed', 'not_found', 'too_many_requests'],
  }),
  remove: defineRoute({
    id: 'integrations.removePeopleFeed',
    method: 'DELETE',
    path: base,
    summary: 'Removes the HR feed. Profiles stay as they are and can be changed here again.',
    params: ownParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
};
