import { sql } from 'drizzle-orm';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';

/** What the report says beside the figures of the pages. */
export const reportFiguresRepository = {
  organisation: async (db: Queryable, orgId: string) => {
    const [row] = await readRows(
      db,
      { name: column.text, timezone: column.text, logo: column.nullable(column.text) },
      sql`SELECT name, timezone, logo FROM organisations WHERE id = ${orgId}`,
    );
    if (!row) throw new Error('An organisation has no row.');
    return row;
  },
};
