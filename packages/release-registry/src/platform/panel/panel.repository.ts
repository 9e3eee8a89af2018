import type { RegistryHost, RemoteRelease } from '@rostrum/contracts';
import { desc, gt, sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { releases } from '../../releases/store/releases.schema.ts';
import { platformHosts } from '../platform.schema.ts';
import { emptyHistogram } from '../reports/histogram.ts';

export const slots = 24;

export interface ReleaseFigures {
  area: string;
  version: string;
  loads: number;
  failures: number;
  faults: number;
  unproven: number;
  blocks: number;
  blocked_ms: number;
  bytes: number;
  shared_hits: number;
}
const releaseFiguresColumns = {
  area: column.text,
  version: column.text,
  loads: column.number,
  failures: column.number,
  faults: column.number,
  unproven: column.number,
  blocks: column.number,
  blocked_ms: column.number,
  bytes: column.number,
  shared_hits: column.number,
};

export type Spreads = Record<'load' | 'mount' | 'interactive', number[]>;
export interface FaultRow {
  area: string;
  version: string;
  stage: string;
  code: string;
  message: string;
  count: number;
  last_at: string;
}
const faultRowColumns = {
  area: column.text,
  version: column.text,
  stage: column.text,
  code: column.text,
  message: column.text,
  count: column.number,
  last_at: column.text,
};

const keyOf = ({ area, version }: { area: string; version: string }): string => `${area} ${version}`;
const since = (from: Date) => sql`minute >= ${from.toISOString()}::timestamptz`;

/** Figures of releases as the panel shows them: everything by `area version`. */
export const panelRepository = {
  async figures(db: Queryable, from: Date): Promise<Map<string, ReleaseFigures>> {
    const rows = await readRows(
      db,
      releaseFiguresColumns,
      sql`SELECT area, version, sum(loads)::int AS loads, sum(failures)::int AS failures, sum(faults)::int AS faults, sum(unproven)::int AS unproven, sum(blocks)::int AS blocks,
          sum(blocked_ms)::float8 AS blocked_ms, sum(bytes)::float8 AS bytes, sum(shared_hits)::int AS shared_hits
        FROM platform_figures WHERE ${since(from)} GROUP BY area, version`,
    );
    return new Map(rows.map((row) => [keyOf(row), row]));
  },

  async spreads(db: Queryable, from: Date): Promise<Map<string, Spreads>> {
    const rows = await readRows(
      db,
      {
        area: column.text,
        version: column.text,
        kind: column.oneOf(['load', 'mount', 'interactive']),
        place: column.number,
        total: column.number,
      },
      sql`SELECT area, version, kind, place::int AS place, sum(n)::int AS total FROM platform_figures
        CROSS JOIN LATERAL (
          SELECT 'load' AS kind, n, place FROM unnest(load_ms) WITH ORDINALITY AS u(n, place)
          UNION ALL SELECT 'mount', n, place FROM unnest(mount_ms) WITH ORDINALITY AS u(n, place)
          UNION ALL SELECT 'interactive', n, place FROM unnest(interactive_ms) WITH ORDINALITY AS u(n, place)
        ) AS spread
        WHERE ${since(from)} AND n > 0 GROUP BY area, version, kind, place`,
    );
    const spreads = new Map<string, Spreads>();
    for (const row of rows) {
      const known = spreads.get(keyOf(row)) ?? {
        load: emptyHistogram(),
        mount: emptyHistogram(),
        interactive: emptyHistogram(),
      };
      known[row.kind][row.place - 1] = row.total;
      spreads.set(keyOf(row), known);
    }
    return spreads;
  },

  /** Failures in equal parts of the time up to now, oldest first. */
  async failuresInTime(db: Queryable, from: Date, now: Date): Promise<Map<string, number[]>> {
    const seconds = Math.max(1, (now.getTime() - from.getTime()) / 1000 / slots);
    const rows = await readRows(
      db,
      { area: column.text, version: column.text, slot: column.number, failures: column.number },
      sql`SELECT area, version, least(${slots - 1}, floor(extract(epoch FROM minute - ${from.toISOString()}::timestamptz) / ${seconds}))::int AS slot,
          sum(failures)::int AS failures
        FROM platform_figures WHERE ${since(from)} GROUP BY area, version, slot`,
    );
    const inTime = new Map<string, number[]>();
    for (const row of rows) {
      const known = inTime.get(keyOf(row)) ?? Array<number>(slots).fill(0);
      known[Math.max(0, row.slot)] = row.failures;
      inTime.set(keyOf(row), known);
    }
    return inTime;
  },

  async visitors(db: Queryable, from: Date): Promise<Map<string, { visitors: number; failed: number }>> {
    const at = from.toISOString();
    const rows = await readRows(
      db,
      { area: column.text, version: column.text, visitors: column.number, failed: column.number },
      sql`SELECT area, version, count(*)::int AS visitors, (count(*) FILTER (WHERE failed_at >= ${at}::timestamptz))::int AS failed
        FROM platform_visitors WHERE tried_at >= ${at}::timestamptz GROUP BY area, version`,
    );
    return new Map(rows.map((row) => [keyOf(row), row]));
  },

  /** What failed most often, a few for each release. */
  faults: (db: Queryable, from: Date): Promise<FaultRow[]> =>
    readRows(
      db,
      faultRowColumns,
      sql`SELECT area, version, stage, code, message, count, last_at FROM (
          SELECT *, row_number() OVER (PARTITION BY area, version ORDER BY count DESC, last_at DESC) AS place
          FROM platform_faults WHERE last_at >= ${from.toISOString()}::timestamptz) AS ranked
        WHERE place <= 6 ORDER BY last_at DESC LIMIT 60`,
    ),

  /** What releases need and which paths are theirs: the part of them that decides who can host them. */
  async manifests(db: Queryable): Promise<Map<string, RemoteRelease>> {
    const rows = await db
      .select({ area: releases.area, version: releases.version, release: releases.release })
      .from(releases)
      .orderBy(desc(releases.createdAt))
      .limit(500);
    return new Map(rows.map((row) => [keyOf(row), row.release]));
  },

  /** Shells of the last week, the newest first. */
  async hosts(db: Queryable, from: Date): Promise<RegistryHost[]> {
    const rows = await db
      .select({ host: platformHosts.host })
      .from(platformHosts)
      .where(gt(platformHosts.lastAt, from))
      .orderBy(desc(platformHosts.firstAt))
      .limit(6);
    return rows.map(({ host }) => host);
  },

  /** Notes that this shell is what pages are served with. */
  async noteHost(db: Queryable, host: RegistryHost, at: Date): Promise<void> {
    await db
      .insert(platformHosts)
      .values({ version: host.version, host, firstAt: at, lastAt: at })
      .onConflictDoUpdate({ target: platformHosts.version, set: { lastAt: at, host } });
  },

  async pruneHosts(db: Queryable, before: Date): Promise<void> {
    await db.delete(platformHosts).where(sql`${platformHosts.lastAt} < ${before.toISOString()}::timestamptz`);
  },
};
