import type pg from 'pg';

/** What a search or a suggestion reads: the documents and words, and whose rows are shown. */
const read = [
  'search_documents',
  'search_words',
  'people',
  'posts',
  'questions',
  'organisations',
  'classifications',
];

/**
 * Reads into memory what searches read, as it is there in a database that has been up for a day. Otherwise the first
 * hundreds of searches measure the disk.
 */
export async function warmDatabase(pool: pg.Pool): Promise<void> {
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm');
  await pool.query(
    `WITH tables AS (SELECT oid, reltoastrelid FROM pg_class WHERE relname = ANY($1) AND relkind = 'r'),
      stored AS (
        SELECT oid FROM tables UNION SELECT reltoastrelid FROM tables WHERE reltoastrelid <> 0
        UNION SELECT indexrelid FROM pg_index WHERE indrelid IN (SELECT oid FROM tables UNION SELECT reltoastrelid FROM tables)
      )
      SELECT sum(pg_prewarm(oid::regclass, 'buffer')) FROM stored`,
    [read],
  );
}
