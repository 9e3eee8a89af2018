import type { ComposedQuery } from './compose-query.ts';
import { allOf, anyOf, not, type TsQueryText } from './tsquery-text.ts';

/** Tiers of quality, the best first, as documents are marked with them. */
const tiers = ["'q:1'", "'q:2'", "'q:3'"] as const;

/** All that was asked for, anywhere in a document. Empty when nothing was. */
export const anywhereOf = ({ groups, required }: ComposedQuery): TsQueryText =>
  allOf(...groups.map((group) => group.anywhere), required);

/**
 * The queries of a search, asked one after the other until enough was found: first what has all of it in a strong place,
 * then anywhere, each in the order of the tiers. No document answers two of them.
 */
export function strictArms(query: ComposedQuery, filters: TsQueryText): TsQueryText[] {
  const strongly = allOf(...query.groups.map((group) => group.strongly), query.requiredStrongly);
  const anywhere = anywhereOf(query);
  if (anywhere === '') return tiers.map((tier) => allOf(filters, tier));
  return [
    ...tiers.map((tier) => allOf(strongly, filters, tier)),
    ...tiers.map((tier) => allOf(anywhere, not(strongly), filters, tier)),
  ];
}

/** More words would make more combinations than an index should be asked for. */
const mostLoose = 6;

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  return [...subsets(rest, size - 1).map((subset) => [first, ...subset]), ...subsets(rest, size)];
}

/**
 * For when too few have all words: who has all but one, all but two and so on, down to `least` of them. Phrases and
 * exclusions still hold. No document answers two of these, nor one of the strict queries.
 */
export function looseArms(
  { groups, required }: ComposedQuery,
  filters: TsQueryText,
  least: number,
): TsQueryText[] {
  const loose = groups.slice(0, mostLoose).map((group) => group.anywhere);
  const all = allOf(...groups.map((group) => group.anywhere));
  const having = (size: number) => anyOf(...subsets(loose, size).map((subset) => allOf(...subset)));
  const most = groups.length > mostLoose ? mostLoose : groups.length - 1;
  return Array.from({ length: Math.max(most - least + 1, 0) }, (_, index) => {
    const size = most - index;
    const more = index === 0 ? all : having(size + 1);
    return allOf(having(size), not(more), required, filters);
  }).filter((arm) => arm !== '');
}
