import { sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { isLinkedInPublic } from '../people/index.ts';

export const isListedOrganisation = sql`o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access = 'public' AND o.is_indexed`;
/** Experts that may be found from outside: neither unlisted, nor kept from search engines, nor in safety mode. */
export const isListedExpert = sql`${isLinkedInPublic(sql`p`)} AND p.is_indexed AND p.kind <> 'staff' AND ${isListedOrganisation}`;
export const speaksOn = (slug: SQL | string) => sql`rostrum_slugs(p.topics) @> ARRAY[${slug}::text]`;
export const speakers = (slug: SQL | string) =>
  sql`people p JOIN organisations o ON o.id = p.org_id WHERE ${speaksOn(slug)} AND ${isListedExpert}`;

interface TopicPages {
  /** In their order, each with whether there is a page of who speaks on it, in any organisation. */
  topics: { title: string; has_page: boolean }[];
  /**
   * What a page that names them depends on: its own organisation, and for each topic one in which someone speaks on it.
   * Undefined where one has no page: an expert of any organisation may be the first to speak on it.
   */
  shows: string[] | undefined;
}

/** Which of the topics of an organisation's publication lead to a page. */
export async function findTopicPages(
  db: Queryable,
  orgId: string,
  topics: readonly string[],
): Promise<TopicPages> {
  const found = sql`${speakers(sql`rostrum_slug(t.title)`)}`;
  const rows = await readRows(
    db,
    { title: column.text, witness: column.nullable(column.text) },
    sql`SELECT t.title, coalesce((SELECT p.org_id FROM ${found} AND p.org_id = ${orgId} LIMIT 1), (SELECT p.org_id FROM ${found} LIMIT 1)) AS witness
      FROM unnest(${sql.param(topics)}::text[]) WITH ORDINALITY AS t(title, place) ORDER BY t.place`,
  );
  const witnesses = rows.flatMap(({ witness }) => witness ?? []);
  return {
    topics: rows.map(({ title, witness }) => ({ title, has_page: witness !== null })),
    shows: witnesses.length < rows.length ? undefined : [...new Set([orgId, ...witnesses])],
  };
}
