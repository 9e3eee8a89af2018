import { z } from 'zod';
import { activityEntry } from './activity.contract.ts';
import { defineRoute } from './define-route.ts';
import { id, line, ownParams, pageOf, pageQuery } from './primitives.ts';

/** What can happen to things of one type, each with the verbs of the record that tell it. */
export type ChangeKinds = Readonly<Record<string, readonly string[]>>;

/** What changed: each field with its text before and after. */
export const recordedChange = activityEntry.extend({
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type RecordedChange = z.infer<typeof recordedChange>;

const recordedChangePage = pageOf(recordedChange).extend({
  /** Who changed anything, for the filter. */
  actors: z.array(z.object({ id, name: z.string() })),
});

/** Filters of an activity page; they stand in its address under the same names. */
const recordedChangesQuery = (kinds: ChangeKinds) =>
  pageQuery.extend({
    q: line(100).optional(),
    actor: id.optional(),
    what: z.enum(Object.keys(kinds)).optional(),
    days: z.coerce.number().int().min(1).max(3650).optional(),
  });

/** The call of one activity page: who changed what of one type of thing. */
export const defineChangesRoute = ({
  kinds,
  ...words
}: Record<'id' | 'path' | 'summary', string> & { kinds: ChangeKinds }) =>
  defineRoute({
    ...words,
    method: 'GET',
    params: ownParams,
    query: recordedChangesQuery(kinds),
    response: recordedChangePage,
    errors: ['not_allowed'],
  });
export type ChangesRoute = ReturnType<typeof defineChangesRoute>;
