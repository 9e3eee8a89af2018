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
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM ${source} ORDER BY id`);
  let from = 0;
  const write = async () => {
    const client = await pool.connect();
    try {
      await client.query(loading);
      while (from < rows.length) {
        const ids = rows.slice(from, (from += batch)).map(({ id }) => id);
        progress(
          `search documents of ${source}, ${Math.min(from, rows.length).toLocaleString('en-GB')} of ${rows.length.toLocaleString('en-GB')}`,
        );
        await client.query('SELECT rostrum_refresh_documents($1, $2::uuid[])', [source, ids]);
      }
    } finally {
      client.release(true);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
}

/**
 * Fills an empty, migrated database with so many experts and what belongs to them. Triggers are off meanwhile; the
 * search documents are then written in large parts, by the same functions, and their indexes built at the end.
 */
export async function loadManyExperts(
  pool: pg.Pool,
  count: number,
  progress: (text: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(loading);
    const { rows: later } = await client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index i
       WHERE NOT indisunique AND indrelid IN ('people'::regclass, 'person_sections'::regclass, 'posts'::regclass, 'questions'::regclass, 'answers'::regclass, 'search_documents'::regclass)`,
    );
    for (const { name } of later) await client.query(`DROP INDEX ${name}`);
    for (const rows of manyExperts(count)) {
      progress(`${rows.table} of ${count.toLocaleString('en-GB')} experts`);
      await copy(client, rows);
    }
    // What documents are made from is looked up by person.
    const needed = later.filter(({ name }) => name === 'person_sections_person_idx');
    for (const { definition } of needed) await client.query(definition);
    await client.query(
      'ANALYZE people, person_sections, person_availability, posts, questions, answers, organisations',
    );
    for (const source of sources) await refresh(pool, source, progress);
    await client.query(
      `INSERT INTO search_words (word) SELECT DISTINCT word FROM classifications, unnest(rostrum_words(title || ' ' || rostrum_join(synonyms))) AS word
       WHERE length(word) > 2 AND ts_lexize('english_stem', word) <> '{}' ON CONFLICT DO NOTHING`,
    );
    for (const { name, definition } of later.filter((index) => !needed.includes(index))) {
      progress(`index ${name}`);
      await client.query(definition);
    }
    progress('statistics');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
}
