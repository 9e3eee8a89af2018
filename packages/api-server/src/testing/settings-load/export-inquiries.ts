import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { readRows, column, type Database } from '@rostrum/server-kit/database';
import { makeExport, type ExportDeps } from '../../modules/account-deletion/exports/make-export.ts';
import { dataExportRepository } from '../../modules/account-deletion/exports/data-exports.repository.ts';

export interface Exporting {
  seconds: number;
  /** Reading the same inquiries and messages as JSON by one statement each of bare pg, and doing nothing with them. */
  bareSeconds: number;
  /** The most that the process had more than before, while the file was made. */
  moreBytes: number;
  /** The same for the bare statements, which hold all rows at once. */
  bareMoreBytes: number;
  /** Of the zip. */
  bytes: number;
}

/** Inquiries of one organisation over two years, each with a reply. */
export async function writeInquiries(db: Database, orgId: string, count: number): Promise<void> {
  const atOnce = 2000;
  for (let first = 1; first <= count; first += atOnce) {
    const last = Math.min(first + atOnce - 1, count);
    await db.execute(sql`WITH written AS (
        INSERT INTO inquiries (id, org_id, ref, type, subject, message, firstname, lastname, email, country, timezone, consent_at, status, created_at)
        SELECT gen_random_uuid(), ${orgId}, 'INQ-' || lpad(n::text, 7, '0'), 5, 'Question ' || n,
          'Could you explain this to our readers? ' || repeat(md5(n::text) || ' ', 12), 'Sam', 'Seeker' || n % 997,
          'sam' || n || '@paper.example', 'GB', 'Europe/London', now(), 'open', now() - make_interval(mins => n * 10)
        FROM generate_series(${first}::int, ${last}::int) n RETURNING id, message, created_at)
      INSERT INTO inquiry_messages (id, org_id, inquiry_id, author_kind, author_name, visibility, body, created_at)
        SELECT gen_random_uuid(), ${orgId}, w.id, kind, 'Sam Seeker', 'all', w.message, w.created_at
        FROM written w CROSS JOIN (VALUES ('seeker'), ('member')) k (kind)`);
  }
}

/** The most memory of this process while something runs, beyond what it had before. */
async function watchMemory(work: () => Promise<unknown>): Promise<{ seconds: number; moreBytes: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const began = performance.now();
  await work();
  clearInterval(look);
  most = Math.max(most, process.memoryUsage().rss);
  return { seconds: (performance.now() - began) / 1000, moreBytes: most - before };
}

/** Makes the export of an organisation in this process, as the job does, beside bare statements that read the same. */
export async function exportInquiries(
  deps: ExportDeps,
  bare: pg.Pool,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<Exporting> {
  const { id } = await dataExportRepository.add(deps.db, { orgId, userId, kind: 'organisation' });
  const made = await watchMemory(() => makeExport(deps, { id }));
  const [row] = await readRows(
    deps.db,
    { state: column.text, bytes: column.number },
    sql`SELECT state, size::int AS bytes FROM data_exports WHERE id = ${id}`,
  );
  if (row?.state !== 'ready') throw new Error('The export was not made.');
  const alone = await watchMemory(async () => {
    for (const table of ['inquiries', 'inquiry_messages'])
      await bare.query(`SELECT row_to_json(t)::text AS row FROM ${table} t WHERE org_id = $1`, [orgId]);
  });
  return {
    seconds: made.seconds,
    moreBytes: made.moreBytes,
    bareSeconds: alone.seconds,
    bareMoreBytes: alone.moreBytes,
    bytes: row.bytes,
  };
}
