import { sql } from 'drizzle-orm';
import { hashPassword as hashWithArgon } from '@rostrum/identity';
import { type Database, type Queryable, transaction } from '@rostrum/server-kit/database';
import { demoAccounts, demoPassword } from './accounts.ts';
import { buildDemo } from './generate/build-demo.ts';
import { writeRows } from './load/write-rows.ts';

export interface LoadDemoOptions {
  now?: Date;
  hashPassword?: (password: string) => Promise<string>;
}

/** One number for all processes: two of them starting at once must not both fill the database. */
const loadLock = 7_268_736_001;

async function isFilled(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ filled: boolean }>(
    sql`select exists (select 1 from organisations) as filled`,
  );
  return rows[0]?.filled ?? false;
}

/**
 * Fills a database without organisations with the demonstration, in one transaction: all of it, or nothing.
 * Answers whether it did; a database that has organisations is left alone.
 */
export async function loadDemo(
  db: Database,
  { now = new Date(), hashPassword = hashWithArgon }: LoadDemoOptions = {},
): Promise<boolean> {
  if (await isFilled(db)) return false;
  const hashes = await Promise.all(
    demoAccounts.map(async ({ email }) => [email, await hashPassword(demoPassword)] as const),
  );
  const rows = buildDemo({ now, passwordHashes: new Map(hashes) });
  return transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
    if (await isFilled(tx)) return false;
    await writeRows(tx, rows);
    return true;
  });
}
