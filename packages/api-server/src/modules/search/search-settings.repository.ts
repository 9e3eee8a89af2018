import { sql } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';

export const searchSettingsRepository = {
  /**
   * For the rest of the transaction. Compiling a query costs more than running it here; parallel workers would take
   * processors from other requests; and bitmaps of frequent words must not lose their rows for want of memory. A bounded
   * scan of everything looks cheap to the planner, which expects to meet enough early; for a rare word it would read the
   * whole directory. Two slips in two words are still the same term.
   * A prepared statement keeps its plan whatever it is asked with.
   */
  apply: (tx: Transaction) =>
    tx.execute(
      sql`SELECT set_config('statement_timeout', '2000', true), set_config('jit', 'off', true),
        set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '16MB', true),
        set_config('pg_trgm.word_similarity_threshold', '0.44', true),
        set_config('plan_cache_mode', 'force_generic_plan', true)`,
    ),
};
