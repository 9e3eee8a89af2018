import { smallestGroup, type Breakdown, type Others } from '@rostrum/contracts/analytics';

const isSmall = (count: number) => count > 0 && count < smallestGroup;

/** A count that may stand beside a name: null for one to four. */
export const guard = (count: number): number | null => (isSmall(count) ? null : count);

/** A measured value, unless it was measured on too few. */
export const guardValue = (value: number | null, count: number): number | null =>
  count < smallestGroup ? null : value;

const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

/** Groups as they may be shown: those below the smallest group are counted together. */
export function groupSmall(rows: readonly { key: string; count: number }[]): Breakdown {
  const small = rows.filter(({ count }) => isSmall(count));
  return {
    groups: rows.filter(({ count }) => count >= smallestGroup).map(({ key, count }) => ({ key, count })),
    small: { groups: small.length, count: sum(small) },
  };
}

/** So many rows of a ranking are shown. */
export const mostRows = 10;

/** The first rows of a ranking; those after them, and those below the smallest group, are counted together. */
export function shortenRanking<Row extends { count: number }>(
  rows: readonly Row[],
): { rows: Row[]; others: Others } {
  const shown = rows.filter(({ count }) => count >= smallestGroup).slice(0, mostRows);
  const rest = rows.filter((row) => row.count > 0 && !shown.includes(row));
  return { rows: shown, others: { rows: rest.length, count: sum(rest) } };
}
