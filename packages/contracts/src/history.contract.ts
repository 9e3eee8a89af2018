import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { isoDateTime, ownParams, pageQuery } from './primitives.ts';

export const viewedPerson = z.object({
  username: z.string(),
  name: z.string(),
  job_title: z.string(),
  image: z.string().nullable(),
  organisation: z.string(),
  viewed_at: isoDateTime,
});
export type ViewedPerson = z.infer<typeof viewedPerson>;

/** Session history (specification, section 7): the answer has data.people and data.count. */
export const history = {
  list: defineRoute({
    id: 'history.list',
    method: 'GET',
    path: '/app/session/{identifier}/history',
    summary: 'People whose public pages the session opened lately.',
    params: ownParams,
    query: pageQuery.partial(),
    response: z.object({ people: z.array(viewedPerson), count: z.number().int() }),
  }),
};
