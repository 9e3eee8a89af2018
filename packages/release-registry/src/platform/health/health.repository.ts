import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Audience } from './health-rule.ts';

interface AudienceRow {
  accounts: number;
  accounts_failed: number;
  networks: number;
  networks_failed: number;
}
const audienceRowColumns = {
  accounts: column.number,
  accounts_failed: column.number,
  networks: column.number,
  networks_failed: column.number,
};

/** Accounts with a history and networks apart, and those of each whom it failed since a moment. */
const counted = (at: string) => sql`(count(*) FILTER (WHERE is_account))::int AS accounts,
  (count(*) FILTER (WHERE is_account AND failed_at >= ${at}::timestamptz))::int AS accounts_failed,
  (count(*) FILTER (WHERE NOT is_account))::int AS networks,
  (count(*) FILTER (WHERE NOT is_account AND failed_at >= ${at}::timestamptz))::int AS networks_failed`;

const audienceOf = (row: AudienceRow): Audience => ({
  accounts: { visitors: row.accounts, failed: row.accounts_failed },
  networks: { visitors: row.networks, failed: row.networks_failed },
});

export const healthRepository = {
  /** Visitors of each release of an area since a moment, and those whom it failed since then. */
  async byVersion(db: Queryable, area: string, since: Date): Promise<Map<string, Audience>> {
    const at = since.toISOString();
    const rows = await readRows(
      db,
      { ...audienceRowColumns, version: column.text },
      sql`SELECT version, ${counted(at)}
        FROM platform_visitors WHERE area = ${area} AND tried_at >= ${at}::timestamptz GROUP BY version`,
    );
    return new Map(rows.map((row) => [row.version, audienceOf(row)]));
  },

  /** The same over all other areas together. */
  async elsewhere(db: Queryable, area: string, since: Date): Promise<Audience | undefined> {
    const at = since.toISOString();
    const [row] = await readRows(
      db,
      audienceRowColumns,
      sql`SELECT ${counted(at)} FROM platform_visitors WHERE area <> ${area} AND tried_at >= ${at}::timestamptz`,
    );
    return row && audienceOf(row);
  },
};
