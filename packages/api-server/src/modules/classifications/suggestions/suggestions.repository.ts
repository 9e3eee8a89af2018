import { sql, type SQL } from 'drizzle-orm';
import { searchedDays, type EditableScheme } from '@rostrum/contracts/settings';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { dismissedSuggestions } from '../classifications.schema.ts';

/** Of so many people each source suggests the words at most. */
const listed = 50;
/** What one person alone searched for says more of that person than of the vocabulary. */
const fewestSearchers = 2;

const profileWords: Readonly<Record<Exclude<EditableScheme, 'category'>, SQL>> = {
  topic: sql`t.topics`,
  tag: sql`t.tags`,
  department: sql`ARRAY[t.department]`,
};

/** A folded word that is neither a term of the kind nor an entry term of one, and was not dismissed. */
const isOpen = (word: SQL, orgId: string, scheme: EditableScheme) => sql`
  NOT EXISTS (SELECT 1 FROM dismissed_suggestions d WHERE d.org_id = ${orgId} AND d.scheme = ${scheme} AND d.word = ${word})
  AND ${word} NOT IN (SELECT rostrum_fold(known.word) FROM classifications c, unnest(c.title || c.synonyms) AS known(word)
    WHERE c.scheme = ${scheme} AND c.status IN ('active', 'retired') AND (c.org_id = ${orgId} OR c.org_id IS NULL))`;

export const suggestionRepository = {
  /** Words of profiles, as most write them, and whose profiles have them. */
  async inProfiles(db: Queryable, orgId: string, scheme: EditableScheme) {
    if (scheme === 'category') return [];
    return readRows(
      db,
      { text: column.text, count: column.number, names: column.listOf(column.text) },
      sql`WITH typed AS (
          SELECT DISTINCT ON (t.id, rostrum_fold(word)) t.id, btrim(word) AS word, rostrum_fold(btrim(word)) AS folded,
            t.firstname || ' ' || t.lastname AS name
          FROM people t, unnest(${profileWords[scheme]}) AS word
          WHERE t.org_id = ${orgId} AND t.deleted_at IS NULL AND t.status <> 'archived'
            AND char_length(btrim(word)) BETWEEN 2 AND 80
        )
        SELECT mode() WITHIN GROUP (ORDER BY word) AS text, count(*)::int AS count, (array_agg(name ORDER BY name))[1:3] AS names
        FROM typed WHERE ${isOpen(sql`folded`, orgId, scheme)}
        GROUP BY folded ORDER BY count DESC, text LIMIT ${listed}`,
    );
  },

  /** Words that several people searched for within the organisation without finding anybody. */
  inSearches: (db: Queryable, orgId: string, scheme: EditableScheme) =>
    readRows(
      db,
      { text: column.text, count: column.number },
      sql`SELECT e.search_text AS text, count(DISTINCT e.visitor)::int AS count FROM events e
        WHERE e.org_id = ${orgId} AND e.name = 'search_zero' AND e.search_text IS NOT NULL AND NOT e.bot AND NOT e.internal
          AND e.at > now() - make_interval(days => ${searchedDays}) AND char_length(e.search_text) BETWEEN 2 AND 80
          AND ${isOpen(sql`rostrum_fold(e.search_text)`, orgId, scheme)}
        GROUP BY 1 HAVING count(DISTINCT e.visitor) >= ${fewestSearchers} ORDER BY count DESC, text LIMIT ${listed}`,
    ),

  async dismiss(
    db: Queryable,
    values: { orgId: string; scheme: EditableScheme; text: string },
  ): Promise<void> {
    const { orgId, scheme, text } = values;
    await db
      .insert(dismissedSuggestions)
      .values({ orgId, scheme, word: sql`rostrum_fold(${text}::text)` })
      .onConflictDoNothing();
  },

  async takeBack(
    db: Queryable,
    { orgId, scheme, text }: { orgId: string; scheme: EditableScheme; text: string },
  ): Promise<void> {
    await db
      .delete(dismissedSuggestions)
      .where(sql`org_id = ${orgId} AND scheme = ${scheme} AND word = rostrum_fold(${text}::text)`);
  },
};
