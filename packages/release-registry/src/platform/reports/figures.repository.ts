import { sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import type { Fault, Figures, VisitorMark } from './report-batch.ts';

/** In one order everywhere, so that two servers that write at once never wait for each other in a circle. */
const ordered = <Row extends { area: string; version: string }>(rows: Iterable<Row>): string =>
  JSON.stringify(
    [...rows].sort((left, right) =>
      `${left.area} ${left.version}`.localeCompare(`${right.area} ${right.version}`),
    ),
  );

const sumOf = (column: 'load_ms' | 'mount_ms' | 'interactive_ms') =>
  sql.raw(
    `ARRAY(SELECT a + b FROM unnest(f.${column}, excluded.${column}) WITH ORDINALITY AS u(a, b, place) ORDER BY place)`,
  );

/** A release keeps this many kinds of faults; what comes after is in its figures alone. */
const faultsPerRelease = 50;

export const figureRepository = {
  /** One row for each release and minute, however many browsers reported. */
  async addFigures(db: Queryable, rows: Iterable<Figures>): Promise<void> {
    await db.execute(
      sql`INSERT INTO platform_figures AS f (area, version, minute, loads, failures, faults, unproven, blocks, blocked_ms, bytes, shared_hits, load_ms, mount_ms, interactive_ms)
        SELECT * FROM jsonb_to_recordset(${ordered(rows)}::jsonb) AS r(area text, version text, minute timestamptz, loads int, failures int,
          faults int, unproven int, blocks int, blocked_ms bigint, bytes bigint, shared_hits int, load_ms int[], mount_ms int[], interactive_ms int[])
        ON CONFLICT (area, version, minute) DO UPDATE SET loads = f.loads + excluded.loads, failures = f.failures + excluded.failures,
          faults = f.faults + excluded.faults, unproven = f.unproven + excluded.unproven, blocks = f.blocks + excluded.blocks, blocked_ms = f.blocked_ms + excluded.blocked_ms,
          bytes = f.bytes + excluded.bytes, shared_hits = f.shared_hits + excluded.shared_hits,
          load_ms = ${sumOf('load_ms')}, mount_ms = ${sumOf('mount_ms')}, interactive_ms = ${sumOf('interactive_ms')}`,
    );
  },

  /**
   * Marks who tried and whom it failed. A user seen a minute ago is written again only when something new happened. A
   * failure is something new after seconds: between two of them the release may have been offered anew, and whom it
   * fails then has to count.
   */
  async markVisitors(db: Queryable, rows: Iterable<VisitorMark>): Promise<void> {
    await db.execute(
      sql`INSERT INTO platform_visitors AS v (area, version, visitor, is_account, tried_at, failed_at)
        SELECT area, version, visitor, is_account, at, CASE WHEN failed THEN at END
        FROM jsonb_to_recordset(${ordered(rows)}::jsonb) AS r(area text, version text, visitor text, is_account boolean, at timestamptz, failed boolean)
        ORDER BY area, version, visitor
        ON CONFLICT (area, version, visitor) DO UPDATE SET tried_at = greatest(v.tried_at, excluded.tried_at),
          failed_at = greatest(v.failed_at, excluded.failed_at)
        WHERE v.tried_at < excluded.tried_at - interval '1 minute'
          OR excluded.failed_at > coalesce(v.failed_at, '-infinity') + interval '5 seconds'`,
    );
  },

  async addFaults(db: Queryable, rows: Iterable<Fault>): Promise<void> {
    await db.execute(
      sql`INSERT INTO platform_faults AS f (area, version, fingerprint, stage, code, message, count, first_at, last_at)
        SELECT area, version, fingerprint, stage, code, message, count, at, at
        FROM jsonb_to_recordset(${ordered(rows)}::jsonb) AS r(area text, version text, fingerprint text, stage text, code text, message text, count int, at timestamptz)
        WHERE EXISTS (SELECT 1 FROM platform_faults k WHERE (k.area, k.version, k.fingerprint) = (r.area, r.version, r.fingerprint))
          OR (SELECT count(*) FROM platform_faults k WHERE k.area = r.area AND k.version = r.version) < ${faultsPerRelease}
        ORDER BY area, version, fingerprint
        ON CONFLICT (area, version, fingerprint) DO UPDATE SET count = f.count + excluded.count, last_at = greatest(f.last_at, excluded.last_at)`,
    );
  },

  /** Figures and faults are kept for a week, marks of visitors for two days. */
  async prune(db: Queryable, now: Date): Promise<void> {
    const at = now.toISOString();
    await db.execute(sql`DELETE FROM platform_figures WHERE minute < ${at}::timestamptz - interval '8 days'`);
    await db.execute(sql`DELETE FROM platform_faults WHERE last_at < ${at}::timestamptz - interval '8 days'`);
    await db.execute(
      sql`DELETE FROM platform_visitors WHERE tried_at < ${at}::timestamptz - interval '2 days'`,
    );
  },
};
