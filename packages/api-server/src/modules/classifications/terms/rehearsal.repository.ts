import { sql } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';

export const rehearsalRepository = {
  /** What changes in this transaction makes no one a new match of a saved search. */
  hush: (tx: Transaction) => tx.execute(sql`SET LOCAL rostrum.quiet = 'on'`),
};
