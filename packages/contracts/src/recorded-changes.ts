import { z } from 'zod';
import { maxSearchLength } from './constants.ts';
import { recordedChangePage } from './activity.contract.ts';
import { defineRoute } from './define-route.ts';
import { id, line, ownParams, pageQuery } from './primitives.ts';

/** What can happen to things of one type, each with the verbs of the record that tell it. */
export type ChangeKinds = Readonly<Record<string, readonly string[]>>;

/** Filters of an activity page; they stand in its address under the same names. */
const recordedChangesQuery = (kinds: ChangeKinds) =>
  pageQuery.extend({
    q: line(maxSearchLength).optional(),
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
