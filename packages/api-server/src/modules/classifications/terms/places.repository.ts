import { sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import type { PlaceName, RewrittenRow } from '../merge-record.ts';

/** How the words of a place are read and written, as lists. */
interface Place {
  table: SQL;
  key: SQL;
  words: SQL;
  /** What is set, given the new list. */
  set: (words: SQL) => SQL;
  /** Which rows count. */
  live: SQL;
  /** What a row is called. */
  label: SQL;
  /** Whether a row is free to have the new list. */
  mayHave?: (words: SQL) => SQL;
}

const versioned = sql`, version = t.version + 1`;
const isKept = sql`t.deleted_at IS NULL`;
const everything = sql`true`;
const unnamed = sql`''`;

const listColumn = (table: string, name: string, label: SQL): Place => {
  const words = sql.raw(`t.${name}`);
  return {
    table: sql.raw(table),
    key: sql`t.id::text`,
    words,
    set: (next) => sql`${sql.raw(name)} = ${next}${versioned}`,
    live: isKept,
    label,
  };
};
const scopeOf = (table: string, key: string, part: 'departments' | 'tags'): Place => ({
  table: sql.raw(table),
  key: sql.raw(`t.${key}::text`),
  words: sql.raw(`ARRAY(SELECT jsonb_array_elements_text(t.scopes->'${part}'))`),
  set: (next) => sql`scopes = jsonb_set(t.scopes, ${sql.raw(`'{${part}}'`)}, to_jsonb(${next}))`,
  live: everything,
  label: unnamed,
});
const ruleList = (part: 'departments' | 'tags'): Place => ({
  ...listColumn('inquiry_rules', part, unnamed),
  live: everything,
  // Two rules that become the same are one: the other goes on as it is.
  mayHave: (next) => {
    const other = part === 'tags' ? 'departments' : 'tags';
    return sql`NOT EXISTS (SELECT 1 FROM inquiry_rules same WHERE same.org_id = t.org_id AND same.list = t.list AND same.kind = t.kind
      AND same.pattern = t.pattern AND same.${sql.raw(part)} = ${next} AND same.${sql.raw(other)} = t.${sql.raw(other)})`;
  },
});
const embedTopic = (table: string, key: string): Place => ({
  table: sql.raw(table),
  key: sql.raw(`t.${key}::text`),
  words: sql`ARRAY(SELECT t.settings->>'topic' WHERE t.settings->>'topic' IS NOT NULL)`,
  set: (next) => sql`settings = jsonb_set(t.settings, '{topic}', to_jsonb((${next})[1]))${versioned}`,
  live: everything,
  label: unnamed,
});

const fullName = sql`t.firstname || ' ' || t.lastname`;
/** The topics and tags of a post are rewritten one by one and counted together: a post that has a word in both is one. */
type CountedName = PlaceName | 'post_words';

const places: Readonly<Record<CountedName, Place>> = {
  people_topics: listColumn('people', 'topics', fullName),
  people_tags: listColumn('people', 'tags', fullName),
  people_department: {
    ...listColumn('people', 'department', fullName),
    words: sql`ARRAY(SELECT t.department WHERE t.department IS NOT NULL)`,
    set: (next) => sql`department = (${next})[1]${versioned}`,
  },
  posts: listColumn('posts', 'tags', sql`t.title`),
  post_topics: listColumn('posts', 'topics', sql`t.title`),
  post_words: {
    ...listColumn('posts', 'tags', sql`t.title`),
    words: sql`rostrum_post_words(t.topics, t.tags)`,
  },
  questions: listColumn('questions', 'tags', sql`t.text`),
  member_departments: scopeOf('memberships', 'user_id', 'departments'),
  member_tags: scopeOf('memberships', 'user_id', 'tags'),
  invitation_departments: scopeOf('invitations', 'id', 'departments'),
  invitation_tags: scopeOf('invitations', 'id', 'tags'),
  rule_departments: ruleList('departments'),
  rule_tags: ruleList('tags'),
  embeds: embedTopic('saved_embeds', 'id'),
  embed_defaults: embedTopic('embed_defaults', 'org_id'),
};

const folds = (words: SQL, folded: string): SQL =>
  sql`EXISTS (SELECT 1 FROM unnest(${words}) AS word WHERE rostrum_fold(word) = ${folded}::text)`;

/** The list with one word in place of another; where both stood, the first place is kept. */
const replaced = (words: SQL, { former, title, folded }: Rewriting): SQL => {
  const either = (word: string) => sql`rostrum_fold(${sql.raw(word)}) IN (${former}::text, ${folded}::text)`;
  return sql`ARRAY(SELECT CASE WHEN ${either('x.word')} THEN ${title}::text ELSE x.word END
    FROM unnest(${words}) WITH ORDINALITY AS x(word, place)
    WHERE NOT (${either('x.word')}) OR x.place = (SELECT min(f.place) FROM unnest(${words}) WITH ORDINALITY AS f(word, place) WHERE ${either('f.word')})
    ORDER BY x.place)`;
};

/** A word that takes the place of another, which is told without case and accents. */
export interface Rewriting {
  former: string;
  title: string;
  folded: string;
}

const rewrittenColumns = {
  key: column.text,
  before: column.listOf(column.text),
  after: column.listOf(column.text),
};

export const placeRepository = {
  /** Puts a word in the place of another wherever it stands; answers each row as it was and as it is. */
  async rewrite(
    db: Queryable,
    orgId: string,
    name: PlaceName,
    rewriting: Rewriting,
  ): Promise<RewrittenRow[]> {
    const { table, key, words, set, live, mayHave } = places[name];
    return readRows(
      db,
      rewrittenColumns,
      sql`WITH found AS MATERIALIZED (
          SELECT ${key} AS key, ${words} AS before, ${replaced(words, rewriting)} AS after FROM ${table} t
          WHERE t.org_id = ${orgId} AND ${live} AND ${folds(words, rewriting.former)} FOR UPDATE
        )
        UPDATE ${table} t SET ${set(sql`found.after`)} FROM found
        WHERE t.org_id = ${orgId} AND ${key} = found.key AND found.after IS DISTINCT FROM found.before
          AND ${mayHave ? mayHave(sql`found.after`) : everything}
        RETURNING found.key, found.before, found.after`,
    );
  },

  /** Gives rows their words back, where they are still as they were left; answers how many. */
  async restore(
    db: Queryable,
    orgId: string,
    name: PlaceName,
    rows: readonly RewrittenRow[],
  ): Promise<number> {
    const { table, key, words, set } = places[name];
    const restored = await readRows(
      db,
      { key: column.text },
      sql`UPDATE ${table} t SET ${set(sql`former.before`)}
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS former(key text, before text[], after text[])
        WHERE t.org_id = ${orgId} AND ${key} = former.key AND (${words})::text[] = former.after
        RETURNING ${key} AS key`,
    );
    return restored.length;
  },

  /** How many rows have one word, the other, or both, with names of some that have only the first. */
  async compare(
    db: Queryable,
    orgId: string,
    name: CountedName,
    { former, folded }: Pick<Rewriting, 'former' | 'folded'>,
  ) {
    const { table, words, live, label } = places[name];
    const [row] = await readRows(
      db,
      {
        former: column.number,
        now: column.number,
        both: column.number,
        names: column.listOf(column.text),
      },
      sql`SELECT count(*) FILTER (WHERE is_former)::int AS former, count(*) FILTER (WHERE is_now)::int AS now,
          count(*) FILTER (WHERE is_former AND is_now)::int AS both,
          coalesce((array_agg(label ORDER BY label) FILTER (WHERE is_former AND NOT is_now))[1:5], '{}') AS names
        FROM (SELECT ${label} AS label, ${folds(words, former)} AS is_former, ${folds(words, folded)} AS is_now
          FROM ${table} t WHERE t.org_id = ${orgId} AND ${live}) AS compared`,
    );
    return row ?? { former: 0, now: 0, both: 0, names: [] };
  },

  /** How many rows have a word. */
  async count(db: Queryable, orgId: string, name: PlaceName, folded: string): Promise<number> {
    const { table, words, live } = places[name];
    const [row] = await readRows(
      db,
      { count: column.number },
      sql`SELECT count(*)::int AS count FROM ${table} t WHERE t.org_id = ${orgId} AND ${live} AND ${folds(words, folded)}`,
    );
    return row?.count ?? 0;
  },
};
