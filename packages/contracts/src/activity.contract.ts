import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { id, isoDateTime, ownParams, pageOf, pageQuery } from './primitives.ts';

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

/** Filters of the log; they stand in the page's address under the same names. */
export const activityQuery = pageQuery.extend({
  entity: z.enum(['inquiry', 'person', 'post', 'question', 'user', 'organisation']).optional(),
  since: isoDateTime.optional(),
});

export const activity = {
  list: defineRoute({
    id: 'activity.list',
    method: 'GET',
    path: '/app/activity/{identifier}',
    summary: 'What happened, newest first: the organisation for administrators, the own steps for others.',
    params: ownParams,
    query: activityQuery,
    response: pageOf(activityEntry),
  }),
};
