import type { ComposedQuery } from './compose-query.ts';
import { nearlyAll } from './loose-query.ts';
import { allOf, anyOf, not, type TsQueryText } from './tsquery-text.ts';

/** One question to the index. Experts are asked slice by slice, the best profiles first; other kinds have no slices. */
export interface QueryBranch {
  /** Empty: everything. */
  query: TsQueryText;
  slice: number | null;
}

const slices = [0, 1, 2, 3, 4, 5, 6] as const;

/** Each query in all slices before the next one. */
export const slicedBranches = (queries: readonly TsQueryText[], isSliced: boolean): QueryBranch[] =>
  queries.flatMap((query): QueryBranch[] =>
    isSliced && query !== '' ? slices.map((slice) => ({ query, slice })) : [{ query, slice: null }],
  );

/** All that was asked for, anywhere in a document. Empty when nothing was. */
export const anywhereOf = ({ groups, named, required }: ComposedQuery): TsQueryText =>
  groups.length === 0
    ? required
    : allOf(anyOf(allOf(...groups.map((group) => group.anywhere)), named), required);

/**
 * The queries of a search, to be asked one after the other until enough was found: what has all of it in a strong place,
 * then what has it anywhere. No document answers both.
 */
export function strictQueries(query: ComposedQuery, filters: TsQueryText): TsQueryText[] {
  const { groups, named, required, requiredStrongly } = query;
  if (anywhereOf(query) === '') return [filters];
  if (groups.length === 0)
    return [allOf(requiredStrongly, filters), allOf(required, not(requiredStrongly), filters)];
  const strongly = allOf(anyOf(allOf(...groups.map((group) => group.strongly)), named), requiredStrongly);
  const anywhere = allOf(...groups.map((group) => group.anywhere), required);
  return [allOf(strongly, filters), allOf(anywhere, not(strongly), filters)];
}

/** For when too few have all of it: who meets enough of it, in its words or near them. Phrases and exclusions still hold. */
export function nearQueries({ groups, units, required }: ComposedQuery, filters: TsQueryText): TsQueryText[] {
  const near = nearlyAll(units);
  // An expression alone is had or not: no one has nearly all of it.
  if (near === '' || groups.length === 0) return [];
  return [allOf(near, not(allOf(...groups.map((group) => group.anywhere))), required, filters)];
}

/** Whoever meets enough of it, also those who have all, for counting. */
export function anyNearQuery({ units, required }: ComposedQuery, filters: TsQueryText): TsQueryText {
  const near = nearlyAll(units);
  return near === '' ? '' : allOf(near, required, filters);
}
