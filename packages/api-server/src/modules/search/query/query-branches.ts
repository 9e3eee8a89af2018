import type { ComposedQuery, QueryGroup } from './compose-query.ts';
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
export const anywhereOf = ({ groups, required }: ComposedQuery): TsQueryText =>
  allOf(...groups.map((group) => group.anywhere), required);

/**
 * The queries of a search, to be asked one after the other until enough was found: what has all of it in a strong place,
 * then what has it anywhere. No document answers both.
 */
export function strictQueries(query: ComposedQuery, filters: TsQueryText): TsQueryText[] {
  const strongly = allOf(...query.groups.map((group) => group.strongly), query.requiredStrongly);
  const anywhere = anywhereOf(query);
  if (anywhere === '') return [filters];
  return [allOf(strongly, filters), allOf(anywhere, not(strongly), filters)];
}

/** More words would make more combinations than an index should be asked for. */
const mostLoose = 6;

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return [...subsets(rest, size - 1).map((subset) => [first, ...subset]), ...subsets(rest, size)];
}

/** Who has at least so many of the words; what is beyond the first few of them is not looked for. */
const havingOf =
  (groups: readonly QueryGroup[]) =>
  (size: number): TsQueryText =>
    anyOf(
      ...subsets(
        groups.slice(0, mostLoose).map((group) => group.anywhere),
        size,
      ).map((subset) => allOf(...subset)),
    );

/**
 * For when too few have all words: who has all but one, all but two and so on, down to `least` of them. Phrases and
 * exclusions still hold. No document answers two of these, nor one of the strict queries.
 */
export function looseQueries(
  { groups, required }: ComposedQuery,
  filters: TsQueryText,
  least: number,
): TsQueryText[] {
  const all = allOf(...groups.map((group) => group.anywhere));
  const having = havingOf(groups);
  const most = groups.length > mostLoose ? mostLoose : groups.length - 1;
  return Array.from({ length: Math.max(most - least + 1, 0) }, (_, index) => {
    const size = most - index;
    const more = index === 0 ? all : having(size + 1);
    return allOf(having(size), not(more), required, filters);
  }).filter((branch) => branch !== '');
}

/** All loose queries in one, for counting where no one has all words: without their order it is far shorter. */
export function anyLooseQuery(
  { groups, required }: ComposedQuery,
  filters: TsQueryText,
  least: number,
): TsQueryText {
  const most = groups.length > mostLoose ? mostLoose : groups.length - 1;
  return most < least ? '' : allOf(havingOf(groups)(least), required, filters);
}
