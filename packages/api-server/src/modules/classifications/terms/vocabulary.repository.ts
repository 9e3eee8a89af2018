import { sql, type SQL } from 'drizzle-orm';
import { undoMergeDays, type ClassificationTerm, type Vocabulary } from '@rostrum/contracts/settings';
import { column, iso, readRows, type Queryable } from '@rostrum/server-kit/database';
import { schemesBefore } from './places.ts';
import type { TermScheme } from './terms.repository.ts';

const termColumns = {
  id: column.text,
  version: column.number,
  title: column.text,
  entry_terms: column.listOf(column.text),
  parent_id: column.nullable(column.text),
  scope_note: column.text,
  is_general: column.flag,
  people: column.number,
  posts: column.number,
  questions: column.number,
};
const countColumns = {
  topic: column.number,
  industry: column.number,
  category: column.number,
  tag: column.number,
  department: column.number,
};

/** The lists of a profile that each kind stands in; categories stand in none. */
const profileWords: Readonly<Record<TermScheme, SQL>> = {
  topic: sql`t.topics`,
  industry: sql`t.industries`,
  category: sql`'{}'::text[]`,
  tag: sql`t.tags`,
  department: sql`ARRAY[t.department]`,
};

const isOwnOrGeneral = (orgId: string) => sql`(c.org_id = ${orgId} OR c.org_id IS NULL)`;

/** Words of rows of an organisation, without case and accents, and how many rows have each. */
const wordCounts = (table: SQL, words: SQL, orgId: string, condition: SQL) => sql`
  SELECT rostrum_fold(word) AS folded, count(DISTINCT t.id)::int AS count FROM ${table} t, unnest(${words}) AS word
  WHERE t.org_id = ${orgId} AND t.deleted_at IS NULL AND ${condition} GROUP BY 1`;

function tagCounts(table: SQL, orgId: string, scheme: TermScheme): SQL {
  if (scheme === 'industry' || scheme === 'department')
    return wordCounts(table, sql`t.tags`, orgId, sql`false`);
  const before = schemesBefore[scheme];
  const isFree =
    before.length === 0
      ? sql`true`
      : sql`rostrum_fold(word) NOT IN (SELECT rostrum_fold(c.title) FROM classifications c
          WHERE c.scheme = ANY(${sql.param(before)}::text[]) AND c.status = 'active' AND ${isOwnOrGeneral(orgId)})`;
  return wordCounts(table, sql`t.tags`, orgId, isFree);
}

export const vocabularyRepository = {
  /** Terms by name, each with what is filed under it; one, or all of its kind. */
  terms: (
    db: Queryable,
    { orgId, scheme, id }: { orgId: string; scheme: TermScheme; id?: string },
  ): Promise<ClassificationTerm[]> =>
    readRows(
      db,
      termColumns,
      sql`WITH in_people AS (${wordCounts(sql`people`, profileWords[scheme], orgId, sql`true`)}),
        in_posts AS (${scheme === 'topic' ? wordCounts(sql`posts`, sql`t.topics || t.tags`, orgId, sql`true`) : tagCounts(sql`posts`, orgId, scheme)}),
        in_questions AS (${tagCounts(sql`questions`, orgId, scheme)})
        SELECT c.id, c.version, c.title, c.synonyms AS entry_terms, c.parent_id, c.scope_note, c.org_id IS NULL AS is_general,
          coalesce(p.count, 0) AS people, coalesce(o.count, 0) AS posts, coalesce(q.count, 0) AS questions
        FROM classifications c
        LEFT JOIN in_people p ON p.folded = rostrum_fold(c.title)
        LEFT JOIN in_posts o ON o.folded = rostrum_fold(c.title)
        LEFT JOIN in_questions q ON q.folded = rostrum_fold(c.title)
        WHERE c.scheme = ${scheme} AND c.status = 'active' AND ${isOwnOrGeneral(orgId)}
          AND ${id === undefined ? sql`true` : sql`c.id = ${id}`}
        ORDER BY c.title COLLATE "und-x-icu", c.id`,
    ),

  async counts(db: Queryable, orgId: string): Promise<Vocabulary['counts']> {
    const [row] = await readRows(
      db,
      countColumns,
      sql`SELECT ${sql.join(
        Object.keys(countColumns).map(
          (scheme) => sql`count(*) FILTER (WHERE c.scheme = ${scheme})::int AS ${sql.raw(scheme)}`,
        ),
        sql`, `,
      )} FROM classifications c WHERE c.status = 'active' AND ${isOwnOrGeneral(orgId)}`,
    );
    if (!row) throw new Error('The database did not count the terms.');
    return row;
  },

  /** Merges that can still be undone. */
  async merges(
    db: Queryable,
    { orgId, scheme, id }: { orgId: string; scheme: TermScheme; id?: string },
  ): Promise<Vocabulary['merges']> {
    const rows = await readRows(
      db,
      {
        id: column.text,
        title: column.text,
        into_title: column.text,
        merged_by: column.nullable(column.text),
        merged_at: column.moment,
      },
      sql`SELECT m.id, m.title, m.into_title, u.firstname || ' ' || u.lastname AS merged_by, m.created_at AS merged_at
        FROM classification_merges m LEFT JOIN users u ON u.id = m.merged_by
        WHERE m.org_id = ${orgId} AND m.scheme = ${scheme} AND m.undone_at IS NULL
          AND m.created_at > now() - make_interval(days => ${undoMergeDays})
          AND ${id === undefined ? sql`true` : sql`m.id = ${id}`}
        ORDER BY m.created_at DESC, m.id DESC LIMIT 20`,
    );
    return rows.map((row) => ({ ...row, merged_at: iso(row.merged_at) }));
  },
};
