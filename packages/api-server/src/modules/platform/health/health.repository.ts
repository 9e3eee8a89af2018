import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/queryable.ts';
import { rowsOf } from '../../../database/rows.ts';
import type { Tally } from './health-rule.ts';

interface TallyRow extends Tally {
  version: string;
}

export const healthRepository = {
  /** Visitors of each release of an area since a moment, and those whom it failed since then. */
  async byVersion(db: Queryable, area: string, since: Date): Promise<Map<string, Tally>> {
    const at = since.toISOString();
    const rows = await rowsOf<TallyRow>(
      db,
      sql`SELECT version, count(*)::int AS visitors, (count(*) FILTER (WHERE failed_at >= ${at}::timestamptz))::int AS failed
        FROM platform_visitors WHERE area = ${area} AND tried_at >= ${at}::timestamptz GROUP BY version`,
    );
    return new Map(rows.map(({ version, visitors, failed }) => [version, { visitors, failed }]));
  },

  /** The same over all other areas together. */
  async elsewhere(db: Queryable, area: string, since: Date): Promise<Tally> {
    const at = since.toISOString();
    const [row] = await rowsOf<Tally>(
      db,
      sql`SELECT count(*)::int AS visitors, (count(*) FILTER (WHERE failed_at >= ${at}::timestamptz))::int AS failed
        FROM platform_visitors WHERE area <> ${area} AND tried_at >= ${at}::timestamptz`,
    );
    return row ?? { visitors: 0, failed: 0 };
  },
};
