import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { id, isoDateTime, line, ownParams, pageOf, pageQuery } from './primitives.ts';

/** One step of a person: who did what to which, and when. */
export const activityEntry = z.object({
  id,
  verb: z.string(),
  text: z.string(),
  actor: z.object({ name: z.string(), role: z.string(), image: z.string().nullable() }),
  entity: z.object({
    type: z.string(),
    id: z.string().nullable(),
    label: z.string(),
    href: z.string().nullable(),
  }),
  created_at: isoDateTime,
  request_id: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

/** What changed: each field with its text before and after. */
export const recordedChange = activityEntry.extend({
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type RecordedChange = z.infer<typeof recordedChange>;

export const recordedChangePage = pageOf(recordedChange).extend({
  /** Who changed anything, for the filter. */
  actors: z.array(z.object({ id, name: z.string() })),
});

/** Filters of the log; they stand in the page's address under the same names. */
export const activityQuery = pageQuery.extend({
  entity: z.enum(['inquiry', 'person', 'post', 'question', 'user', 'organisation']).optional(),
  since: isoDateTime.optional(),
  /** Who took the step. */
  actor: id.optional(),
  /** What was done: one of the verbs that the answer lists. */
  verb: line(60).optional(),
  days: z.coerce.number().int().min(1).max(3650).optional(),
  /** First and last day, on the reader's clock. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** Whether every entry of a record still is what was written, in the order it was written. */
export const recordCheck = z.object({
  entries: z.number().int(),
  /** Number of the first entry that was changed, removed or moved; null when there is none. */
  broken_at: z.number().int().nullable(),
  /** Of the newest entry: whoever keeps it can tell later that nothing before it was changed. */
  newest_hash: z.string().nullable(),
  checked_at: isoDateTime,
});
export type RecordCheck = z.infer<typeof recordCheck>;

export const activity = {
  verify: defineRoute({
    id: 'activity.verify',
    method: 'POST',
    path: '/app/activity/{identifier}/check',
    summary: 'Computes the hash chain of the record of the organisation anew and compares it.',
    params: ownParams,
    response: recordCheck,
    errors: ['not_allowed', 'too_many_requests'],
  }),
  list: defineRoute({
    id: 'activity.list',
    method: 'GET',
    path: '/app/activity/{identifier}',
    summary: 'What happened, newest first: the organisation for administrators, the own steps for others.',
    params: ownParams,
    query: activityQuery,
    response: recordedChangePage.extend({ verbs: z.array(z.string()).default([]) }),
  }),
};
