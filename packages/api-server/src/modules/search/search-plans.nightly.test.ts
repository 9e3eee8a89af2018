import { search } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { recordStatements } from '../../testing/record-statements.ts';

/** Experts of all qualities who have nothing to do with what is searched for. */
const others = 20_000;

test('searches in everyday words open no one whom the indexes of words do not name', async () => {
  await using server = await buildTestApp({ worksJobs: false });
  const { id: orgId } = await server.given.organisation();
  for (const topic of ['Food allergy', 'Nutrition', 'Child health'])
    await server.given.person(orgId, { topics: [topic], headline: `Works on ${topic}` });
  const connection = await server.database.pool.connect();
  try {
    await connection.query(
      `INSERT INTO search_documents (id, org_id, kind, is_public, quality, sorted_at, timezone, sort_name, folded, facets, prefixes, words, slice)
       SELECT gen_random_uuid(), $1, 'expert', true, n % 1000, now(), 'UTC', 'Other', 'other', '{}', '{}',
         to_tsvector('english', 'volcanoes lava ' || n), rostrum_slice(n % 1000) FROM generate_series(1, $2::int) AS n`,
      [orgId, others],
    );
    await connection.query('ANALYZE search_documents');
    const seeker = await server.signInAs('media');
    const statements = await recordStatements(async () => {
      const found = await seeker.call(search.find, { query: { q: 'peanut allergy' } });
      expect(found.people.length + found.related.length).toBeGreaterThan(0);
    }, /words @@|set_config\('statement_timeout/);
    await connection.query('BEGIN');
    for (const { text, values } of statements) {
      if (text.includes('set_config')) {
        await connection.query(text, values);
        continue;
      }
      const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      // Of the other kinds there is none, and reading none is cheap.
      const scans = rows.flatMap(
        (row) => row['QUERY PLAN'].match(/Scan (?:using|on) search_documents_(?:expert_\w+|org)_idx/) ?? [],
      );
      expect(scans.filter((scan) => !scan.endsWith('_words_idx'))).toEqual([]);
      expect(rows.filter((row) => row['QUERY PLAN'].includes('Seq Scan on search_documents'))).toEqual([]);
    }
    await connection.query('ROLLBACK');
    expect(statements.length).toBeGreaterThan(3);
  } finally {
    connection.release(true);
  }
}, 120_000);
