import { sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

export const isListedOrganisation = sql`o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access = 'public' AND o.is_indexed`;
/** Experts that may be found from outside: neither unlisted, nor kept from search engines, nor in safety mode. */
export const isListedExpert = sql`p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public' AND p.is_indexed
  AND NOT p.safety_mode AND p.kind <> 'staff' AND ${isListedOrganisation}`;
export const speaksOn = (slug: SQL | string) => sql`rostrum_slugs(p.topics) @> ARRAY[${slug}::text]`;
export const speakers = (slug: SQL | string) =>
  sql`people p JOIN organisations o ON o.id = p.org_id WHERE ${speaksOn(slug)} AND ${isListedExpert}`;

/** Topics in their order, each with whether there is a page of who speaks on it, in any organisation. */
export const findTopicPages = (
  db: Queryable,
  topics: readonly string[],
): Promise<{ title: string; has_page: boolean }[]> =>
  readRows(
    db,
    { title: column.text, has_page: column.flag },
    sql`SELECT t.title, EXISTS (SELECT 1 FROM ${speakers(sql`rostrum_slug(t.title)`)}) AS has_page
      FROM unnest(${sql.param(topics)}::text[]) WITH ORDINALITY AS t(title, place) ORDER BY t.place`,
  );
