import { formatNumber } from '@rostrum/contracts';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { manyExperts, type Row, type TableRows } from './rows.ts';

const escaped = (text: string) =>
  text.replace(
    /[\\\t\n\r]/g,
    (character) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n' })[character] ?? '\\r',
  );

const element = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const value = (cell: Row[number]): string => {
  if (cell === null) return '\\N';
  if (typeof cell === 'object') return escaped(`{${cell.map(element).join(',')}}`);
  return escaped(String(cell));
};

const linesAtOnce = 500;

function* chunks(rows: Iterable<Row>): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(`${row.map(value).join('\t')}\n`);
    if (lines.length < linesAtOnce) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}

async function copy(client: pg.ClientBase, { table, columns, rows }: TableRows): Promise<void> {
  await pipeline(
    Readable.from(chunks(rows), { objectMode: false }),
    client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`)),
  );
}

const batch = 10_000;
const sources = ['organisations', 'people', 'posts', 'questions'] as const;
/** As many as a small machine has processors. */
const writers = 2;

/** For loading only: no triggers, no waiting for the disk, large sorts. */
const loading = `SET session_replication_role = replica; SET statement_timeout = 0; SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`;

/** Writes the documents of one source in large parts, several at a time. */
async function refresh(
  pool: pg.Pool,
  source: (typeof sources)[number],
  progress: (text: string) => void,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM ${source} s WHERE NOT EXISTS (SELECT 1 FROM search_documents d WHERE d.id = s.id) ORDER BY id`,
  );
  let from = 0;
  const write = async () => {
    const client = await pool.connect();
    try {
      await client.query(loading);
      while (from < rows.length) {
        const ids = rows.slice(from, (from += batch)).map(({ id }) => id);
        progress(
          `search documents of ${source}, ${formatNumber(Math.min(from, rows.length))} of ${formatNumber(rows.length)}`,
        );
        await client.query('SELECT rostrum_refresh_documents($1, $2::uuid[])', [source, ids]);
      }
    } finally {
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
}

/** Indexes are built at the end; which ones is written down, so that a load which was broken off can go on. */
async function putIndexesOff(client: pg.ClientBase): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS loading_indexes AS
     SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE NOT indisunique AND indrelid IN ('people'::regclass, 'person_sections'::regclass, 'posts'::regclass, 'questions'::regclass, 'answers'::regclass, 'search_documents'::regclass)
       -- What documents are made from is looked up by person meanwhile.
       AND indexrelid <> 'person_sections_person_idx'::regclass`,
  );
  const { rows } = await client.query<{ name: string }>('SELECT name FROM loading_indexes');
  for (const { name } of rows) await client.query(`DROP INDEX IF EXISTS ${name}`);
}

async function buildIndexes(client: pg.ClientBase, progress: (text: string) => void): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    'SELECT name, definition FROM loading_indexes',
  );
  for (const { name, definition } of rows) {
    progress(`index ${name}`);
    await client.query(`DROP INDEX IF EXISTS ${name}`);
    await client.query(definition);
  }
  await client.query('DROP TABLE loading_indexes');
}

const isEmpty = async (client: pg.ClientBase, table: string): Promise<boolean> =>
  (await client.query(`SELECT 1 FROM ${table} LIMIT 1`)).rowCount === 0;

/**
 * Fills a migrated database with so many experts and what belongs to them, or goes on with it. Triggers are off
 * meanwhile; the search documents are then written in large parts, by the same functions.
 */
export async function loadManyExperts(
  pool: pg.Pool,
  count: number,
  progress: (text: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(loading);
    await putIndexesOff(client);
    for (const rows of manyExperts(count)) {
      if (!(await isEmpty(client, rows.table))) continue;
      progress(`${rows.table} of ${formatNumber(count)} experts`);
      await copy(client, rows);
    }
    await client.query(
      'ANALYZE people, person_sections, person_availability, posts, questions, answers, organisations',
    );
    for (const source of sources) await refresh(pool, source, progress);
    await client.query(
      `INSERT INTO search_words (word) SELECT DISTINCT word FROM classifications, unnest(rostrum_words(title || ' ' || rostrum_join(synonyms))) AS word
       WHERE length(word) > 2 AND ts_lexize('english_stem', word) <> '{}' ON CONFLICT DO NOTHING`,
    );
    await buildIndexes(client, progress);
    progress('statistics');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
}
