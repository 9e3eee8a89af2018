import { sql, type SQL } from 'drizzle-orm';
import {
  searchedDays,
  undoMergeDays,
  type ClassificationTerm,
  type Vocabulary,
} from '@rostrum/contracts/settings';
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
  filed_people: column.number,
  filed_posts: column.number,
  filed_questions: column.number,
  searches: column.nullable(column.number),
  is_retired: column.flag,
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

/** Words of rows of an organisation, without case and accents, each with the row that has it. */
const filedWords = (table: SQL, words: SQL, orgId: string, condition: SQL) => sql`
  SELECT DISTINCT rostrum_fold(word) AS folded, t.id, word FROM ${table} t, unnest(${words}) AS word
  WHERE t.org_id = ${orgId} AND t.deleted_at IS NULL AND word IS NOT NULL AND ${condition}`;

/** How many rows have each word. */
const countWords = (from: SQL) =>
  sql`SELECT folded, count(DISTINCT id)::int AS count FROM ${from} GROUP BY 1`;

/** How many rows have a term or one below it: a row that has two of them is one. */
const countBranches = (from: SQL) => sql`SELECT b.ancestor AS id, count(DISTINCT f.id)::int AS count
  FROM branches b JOIN ${from} f ON f.folded = b.folded GROUP BY 1`;

function filedTags(table: SQL, orgId: string, scheme: TermScheme): SQL {
  if (scheme === 'industry' || scheme === 'department')
    return filedWords(table, sql`t.tags`, orgId, sql`false`);
  const before = schemesBefore[scheme];
  const isFree =
    before.length === 0
      ? sql`true`
      : sql`rostrum_fold(word) NOT IN (SELECT rostrum_fold(c.title) FROM classifications c
          WHERE c.scheme = ANY(${sql.param(before)}::text[]) AND c.status IN ('active', 'retired') AND ${isOwnOrGeneral(orgId)})`;
  return filedWords(table, sql`t.tags`, orgId, isFree);
}

/** What people searched for lately, folded. */
const searched = (orgId: string) => sql`SELECT rostrum_fold(search_text) AS folded, visitor FROM events
  WHERE org_id = ${orgId} AND name IN ('search', 'search_zero') AND search_text IS NOT NULL AND NOT bot AND NOT internal
    AND at > now() - make_interval(days => ${searchedDays})`;

/** People who searched for a term by its name or an entry term; what is searched for is a subject, so of topics alone. */
const searchCounts = (orgId: string, scheme: TermScheme) =>
  scheme === 'topic'
    ? sql`SELECT named.id, count(DISTINCT e.visitor)::int AS count
        FROM (${searched(orgId)}) e
        JOIN (SELECT c.id, rostrum_fold(word) AS folded FROM classifications c, unnest(c.title || c.synonyms) AS word
          WHERE c.scheme = ${scheme} AND c.status IN ('active', 'retired') AND ${isOwnOrGeneral(orgId)}) named ON named.folded = e.folded
        GROUP BY 1`
    : sql`SELECT NULL::uuid AS id, 0 AS count WHERE false`;

/** Counts of items filed under words of a kind, as `filed_people`, `filed_posts` and `filed_questions`. */
const filedIn = (orgId: string, scheme: TermScheme) => sql`
  filed_people AS MATERIALIZED (${filedWords(sql`people`, profileWords[scheme], orgId, sql`true`)}),
  filed_posts AS MATERIALIZED (${scheme === 'topic' ? filedWords(sql`posts`, sql`t.topics || t.tags`, orgId, sql`true`) : filedTags(sql`posts`, orgId, scheme)}),
  filed_questions AS MATERIALIZED (${filedTags(sql`questions`, orgId, scheme)})`;

/** Kinds whose words people type freely. A tag of a post becomes a topic or category only where there is a term for it. */
const freeLists: Readonly<Partial<Record<TermScheme, SQL>>> = {
  topic: sql`SELECT t.id, word FROM people t, unnest(t.topics) AS word WHERE t.org_id = o.id AND t.deleted_at IS NULL
    UNION ALL SELECT t.id, word FROM posts t, unnest(t.topics) AS word WHERE t.org_id = o.id AND t.deleted_at IS NULL`,
  tag: sql`SELECT t.id, word FROM people t, unnest(t.tags) AS word WHERE t.org_id = o.id AND t.deleted_at IS NULL
    UNION ALL SELECT t.id, word FROM posts t, unnest(t.tags) AS word WHERE t.org_id = o.id AND t.deleted_at IS NULL
    UNION ALL SELECT t.id, word FROM questions t, unnest(t.tags) AS word WHERE t.org_id = o.id AND t.deleted_at IS NULL`,
  department: sql`SELECT t.id, t.department AS word FROM people t
    WHERE t.org_id = o.id AND t.deleted_at IS NULL AND t.department IS NOT NULL`,
};

/** Words of a kind that are in use and in no list of terms, each with how many have it; nothing for a kind without free words. */
function selectUnlisted(orgId: string, scheme: TermScheme): SQL {
  const free = freeLists[scheme];
  if (!free) return sql`SELECT '' AS title, 0 AS count WHERE false`;
  const schemes = [scheme, ...schemesBefore[scheme]];
  return sql`SELECT min(f.word) AS title, count(DISTINCT f.id)::int AS count
    FROM organisations o CROSS JOIN LATERAL (${free}) f
    WHERE o.id = ${orgId} AND rostrum_fold(f.word) <> '' AND rostrum_fold(f.word) NOT IN (
      SELECT rostrum_fold(name) FROM classifications c, unnest(c.title || c.synonyms) AS name
      WHERE c.scheme = ANY(${sql.param(schemes)}::text[]) AND c.status IN ('active', 'retired') AND ${isOwnOrGeneral(orgId)})
    GROUP BY rostrum_fold(f.word)`;
}

const maxUnlisted = 200;

export const vocabularyRepository = {
  /** Words in use that are no term, the most frequent first. */
  unlisted: (db: Queryable, { orgId, scheme }: { orgId: string; scheme: TermScheme }) =>
    readRows(
      db,
      { title: column.text, count: column.number },
      sql`SELECT * FROM (${selectUnlisted(orgId, scheme)}) u ORDER BY count DESC, title LIMIT ${maxUnlisted}`,
    ),

  /** Terms by name, each with what is filed under it; one, or all of its kind. */
  async terms(
    db: Queryable,
    {
      orgId,
      scheme,
      ...only
    }: { orgId: string; scheme: TermScheme; id?: string; status?: 'active' | 'retired' },
  ): Promise<ClassificationTerm[]> {
    const rows = await readRows(
      db,
      termColumns,
      sql`WITH RECURSIVE branches AS (
          SELECT c.id AS ancestor, c.parent_id, rostrum_fold(c.title) AS folded FROM classifications c
          WHERE c.scheme = ${scheme} AND c.status IN ('active', 'retired') AND ${isOwnOrGeneral(orgId)}
          UNION ALL SELECT p.id, p.parent_id, b.folded FROM branches b JOIN classifications p ON p.id = b.parent_id
        ), ${filedIn(orgId, scheme)},
        in_people AS (${countWords(sql`filed_people`)}), below_people AS (${countBranches(sql`filed_people`)}),
        in_posts AS (${countWords(sql`filed_posts`)}), below_posts AS (${countBranches(sql`filed_posts`)}),
        in_questions AS (${countWords(sql`filed_questions`)}), below_questions AS (${countBranches(sql`filed_questions`)}),
        in_searches AS (${searchCounts(orgId, scheme)})
        SELECT c.id, c.version, c.title, c.synonyms AS entry_terms, c.parent_id, c.scope_note, c.org_id IS NULL AS is_general,
          coalesce(p.count, 0) AS people, coalesce(o.count, 0) AS posts, coalesce(q.count, 0) AS questions,
          coalesce(bp.count, 0) AS filed_people, coalesce(bo.count, 0) AS filed_posts, coalesce(bq.count, 0) AS filed_questions,
          ${scheme === 'topic' ? sql`coalesce(s.count, 0)` : sql`NULL::int`} AS searches, c.status = 'retired' AS is_retired
        FROM classifications c
        LEFT JOIN in_people p ON p.folded = rostrum_fold(c.title)
        LEFT JOIN in_posts o ON o.folded = rostrum_fold(c.title)
        LEFT JOIN in_questions q ON q.folded = rostrum_fold(c.title)
        LEFT JOIN below_people bp ON bp.id = c.id
        LEFT JOIN below_posts bo ON bo.id = c.id
        LEFT JOIN below_questions bq ON bq.id = c.id
        LEFT JOIN in_searches s ON s.id = c.id
        WHERE c.scheme = ${scheme} AND ${isOwnOrGeneral(orgId)}
          AND ${only.status === undefined ? sql`c.status IN ('active', 'retired')` : sql`c.status = ${only.status}`}
          AND ${only.id === undefined ? sql`true` : sql`c.id = ${only.id}`}
        ORDER BY c.title COLLATE "und-x-icu", c.id`,
    );
    return rows.map(({ searches, is_retired, filed_people, filed_posts, filed_questions, ...term }) => ({
      ...term,
      filed: { people: filed_people, posts: filed_posts, questions: filed_questions },
      ...(searches !== null && { searches }),
      ...(is_retired && { is_retired }),
    }));
  },

  /** Who searched for one term, and who for either of two: a person who searched for both is one. */
  async searchesTogether(
    db: Queryable,
    orgId: string,
    { id, into }: { id: string; into: string },
  ): Promise<{ now: number; after: number }> {
    const [row] = await readRows(
      db,
      { now: column.number, after: column.number },
      sql`SELECT count(DISTINCT e.visitor) FILTER (WHERE named.id = ${into})::int AS now, count(DISTINCT e.visitor)::int AS after
        FROM (${searched(orgId)}) e
        JOIN (SELECT c.id, rostrum_fold(word) AS folded FROM classifications c, unnest(c.title || c.synonyms) AS word
          WHERE c.id IN (${id}, ${into}) AND ${isOwnOrGeneral(orgId)}) named ON named.folded = e.folded`,
    );
    return row ?? { now: 0, after: 0 };
  },

  /** How many words of each kind there are: offered terms, and words in use that are no term. */
  async counts(db: Queryable, orgId: string): Promise<Vocabulary['counts']> {
    const [row] = await readRows(
      db,
      countColumns,
      sql`SELECT ${sql.join(
        Object.keys(countColumns).map(
          (scheme) => sql`(count(*) FILTER (WHERE c.scheme = ${scheme})
            + (SELECT count(*) FROM (${selectUnlisted(orgId, scheme as TermScheme)}) u))::int AS ${sql.raw(scheme)}`,
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
        items: column.number,
      },
      sql`SELECT m.id, m.title, m.into_title, u.firstname || ' ' || u.lastname AS merged_by, m.created_at AS merged_at,
          (SELECT count(DISTINCT (kind.name, rewritten->>'key'))::int
            FROM unnest(ARRAY['people_topics', 'people_tags', 'people_department', 'posts', 'post_topics', 'questions'],
              ARRAY['people', 'people', 'people', 'posts', 'posts', 'questions']) AS kind(place, name),
              jsonb_array_elements(coalesce(m.record->'rows'->kind.place, '[]')) AS rewritten) AS items
        FROM classification_merges m LEFT JOIN users u ON u.id = m.merged_by
        WHERE m.org_id = ${orgId} AND m.scheme = ${scheme} AND m.undone_at IS NULL
          AND m.created_at > now() - make_interval(days => ${undoMergeDays})
          AND ${id === undefined ? sql`true` : sql`m.id = ${id}`}
        ORDER BY m.created_at DESC, m.id DESC LIMIT 20`,
    );
    return rows.map((row) => ({ ...row, merged_at: iso(row.merged_at) }));
  },
};
