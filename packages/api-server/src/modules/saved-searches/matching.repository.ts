import { sql, type SQL } from 'drizzle-orm';
import { type Transaction, column, readRows } from '@rostrum/server-kit/database';

/** So many changes are held against all saved searches in one statement; whoever changes one of them meanwhile waits for it. */
const atOnce = 25;

/** Whether a document, as it is or as it was, answers a saved search, and its owner may see it. */
const matches = (words: SQL, isPublic: SQL, confirmedAt: SQL) => sql`coalesce(
  (s.query IS NULL OR ${words} @@ s.query) AND (${isPublic} OR s.member_of = c.org_id)
  AND (NOT s.is_confirmed OR ${confirmedAt} > now() - interval '1 year') AND ${words} IS NOT NULL, false)`;

export const matchingRepository = {
  /**
   * Takes the oldest changes and notes what came to match, and what no longer does. Another server takes other changes:
   * those here are locked, and gone when this commits. Answers how many were taken.
   */
  async takeChanges(tx: Transaction, now: Date): Promise<number> {
    const [row] = await readRows(
      tx,
      { taken: column.number },
      sql`WITH taken AS (
          DELETE FROM search_document_changes WHERE document_id IN (
            SELECT document_id FROM search_document_changes ORDER BY changed_at, document_id LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
          ) RETURNING *
        ),
        -- Joined with nothing, so that each is unpacked once and not for every search.
        changes AS MATERIALIZED (
          SELECT document_id, org_id, kind, former_words || ''::tsvector AS former_words, coalesce(former_is_public, false) AS former_is_public,
            former_confirmed_at, words || ''::tsvector AS words, coalesce(is_public, false) AS is_public, confirmed_at FROM taken
        ),
        -- Read as queries once, and not for every change.
        searches AS MATERIALIZED (
          SELECT saved.id, saved.user_id, saved.kind, saved.is_confirmed, saved.query::tsquery AS query, m.org_id AS member_of
          FROM saved_searches saved LEFT JOIN memberships m ON m.user_id = saved.user_id AND m.org_id = saved.org_id
          WHERE saved.kind IN (SELECT kind FROM changes)
        ),
        matches AS MATERIALIZED (
          SELECT s.id AS search_id, s.user_id, c.document_id,
            ${matches(sql`c.former_words`, sql`c.former_is_public`, sql`c.former_confirmed_at`)} AS did_before
          FROM changes c JOIN searches s ON s.kind = c.kind
          WHERE ${matches(sql`c.words`, sql`c.is_public`, sql`c.confirmed_at`)}
        ),
        left_out AS (
          UPDATE saved_search_finds f SET is_current = false FROM changes c
          WHERE f.document_id = c.document_id AND f.is_current
            AND NOT EXISTS (SELECT 1 FROM matches p WHERE p.search_id = f.search_id AND p.document_id = f.document_id)
        ),
        found AS (
          INSERT INTO saved_search_finds (search_id, document_id, user_id, found_at)
          SELECT search_id, document_id, user_id, ${now.toISOString()}::timestamptz FROM matches WHERE NOT did_before
          ORDER BY search_id, document_id
          ON CONFLICT (search_id, document_id) DO UPDATE SET is_current = true
        )
        SELECT count(*)::int AS taken FROM taken`,
    );
    return row?.taken ?? 0;
  },
};
