import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

/** The list of industries of an organisation, by names and entry terms in lower case. */
export async function readIndustries(db: Queryable, orgId: string): Promise<Map<string, string>> {
  const rows = await readRows(
    db,
    { word: column.text, title: column.text },
    sql`SELECT lower(word) AS word, c.title FROM classifications c, unnest(c.title || c.synonyms) AS word
      WHERE c.scheme = 'industry' AND c.status = 'active' AND (c.org_id = ${orgId} OR c.org_id IS NULL)
      ORDER BY word = c.title`,
  );
  return new Map(rows.map(({ word, title }) => [word, title]));
}
