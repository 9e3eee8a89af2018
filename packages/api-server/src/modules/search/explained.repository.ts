import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { isHere, isReachable } from './document-conditions.repository.ts';
import type { QueryUnit } from './query/query-units.ts';
import type { TsQueryText } from './query/tsquery-text.ts';
import type { Wish } from './query/wishes.ts';

export interface Explained {
  /** The concept that led to a document that has not the words themselves. */
  via: string | null;
  /** Parts of the request that it does not meet. */
  missing: string[];
}

/** A unit of common words is missed by no one. */
const countsFrom = 1;

export const explainedRepository = {
  /** Why each of a page's documents was found, and what it lacks. */
  async read(
    db: Queryable,
    ids: readonly string[],
    {
      units,
      named,
      wishes,
      nearIds = [],
    }: {
      units: readonly QueryUnit[];
      named: TsQueryText;
      wishes: readonly Wish[];
      /** Those who match by meaning: no word of the subject is missing in them. */
      nearIds?: readonly string[] | undefined;
    },
  ): Promise<ReadonlyMap<string, Explained>> {
    if (ids.length === 0 || units.length + wishes.length === 0) return new Map();
    const tiers = units.flatMap((unit, index) =>
      unit.tiers
        .filter(({ via, isMatch }) => via !== null && isMatch)
        .toSorted((left, right) => right.value - left.value)
        .map((tier) => ({ ...tier, index })),
    );
    const indexed = wishes.map(({ query }) => query || null);
    const rows = await readRows(
      db,
      {
        id: column.text,
        own: column.listOf(column.number),
        ways: column.listOf(column.number),
        wishes: column.listOf(column.number),
        named: column.flag,
        here: column.flag,
        reachable: column.flag,
      },
      sql`SELECT d.id, ${named === '' ? sql`false` : sql`d.words @@ ${named}::tsquery`} AS named, ${isHere} AS here, ${isReachable} AS reachable,
          ARRAY(SELECT n::int FROM unnest(${sql.param(units.map(({ own }) => own || null))}::text[]::tsquery[]) WITH ORDINALITY AS asked(query, n) WHERE d.words @@ query) AS own,
          ARRAY(SELECT n::int FROM unnest(${sql.param(tiers.map(({ query }) => query))}::text[]::tsquery[]) WITH ORDINALITY AS asked(query, n) WHERE d.words @@ query) AS ways,
          ARRAY(SELECT n::int FROM unnest(${sql.param(indexed)}::text[]::tsquery[]) WITH ORDINALITY AS asked(query, n) WHERE d.words @@ query) AS wishes
        FROM searchable d WHERE d.id = ANY(${sql.param(ids)}::uuid[])`,
    );
    return new Map(
      rows.map((row) => {
        const met = tiers.filter((_tier, index) => row.ways.includes(index + 1));
        const hasOwn = (index: number) => row.named || row.own.includes(index + 1);
        const wayOf = (index: number) => met.find((tier) => tier.index === index)?.via ?? null;
        const via = units.flatMap((_unit, index) => (hasOwn(index) ? [] : (wayOf(index) ?? [])))[0] ?? null;
        const lost = units.filter(
          (unit, index) => unit.weight >= countsFrom && !hasOwn(index) && wayOf(index) === null,
        );
        const unmet = wishes.filter(({ available, query }, index) => {
          if (available === 'now') return !row.reachable;
          if (available === 'today') return !row.here;
          return query === '' || !row.wishes.includes(index + 1);
        });
        return [
          row.id,
          {
            via,
            missing: [
              ...(nearIds.includes(row.id) ? [] : lost.map(({ words }) => words.join(' '))),
              ...unmet.map(({ reading }) => reading.label),
            ],
          },
        ];
      }),
    );
  },
};
