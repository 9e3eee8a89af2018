import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from '@rostrum/server-kit/database';

/** Loads the demonstration organisations into a database without any, where the configuration wants them. */
export async function fillWhenEmpty(
  db: Database,
  { demo }: Pick<Config, 'demo'>,
  log: FastifyBaseLogger,
): Promise<boolean> {
  if (!demo) return false;
  const { rows } = await db.execute<{ filled: boolean }>(
    sql`select exists (select 1 from organisations) as filled`,
  );
  if (rows[0]?.filled) return false;
  // Imported only here: portraits and texts are of no use to a server that has its data.
  const { loadDemo } = await import('./demo/load-demo.ts');
  await loadDemo(db);
  log.info('demonstration data loaded');
  return true;
}
