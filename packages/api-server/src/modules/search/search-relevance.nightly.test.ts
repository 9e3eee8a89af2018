import { expect, test } from 'vitest';
import { demoTemplate } from '../../testing/demo-template.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findJudged } from './testing/find-judged.ts';
import { judgedQueries } from './testing/judged/index.ts';
import { relevanceOf } from './testing/relevance.ts';

/** What words alone reach, rounded down. A server with the model is measured over HTTP, by `npm run bench`. */
const reached = { ndcg10: 0.98, success1: 0.95 };

test('finds what careful readers would choose', async () => {
  const { name } = await demoTemplate();
  await using database = await createTestDatabase({ copyOf: name });
  const results = [];
  for (const query of judgedQueries) results.push({ query, found: await findJudged(database.db, query) });
  const { all, byKind } = relevanceOf(results);
  expect(all.ndcg10).toBeGreaterThanOrEqual(reached.ndcg10);
  expect(all.success1).toBeGreaterThanOrEqual(reached.success1);
  // Names are what no one forgives, and nonsense finds no one.
  for (const kind of ['name', 'misspelt name', 'beginning', 'nobody'] as const)
    expect(byKind.get(kind), kind).toMatchObject({ ndcg10: 1, success1: 1 });
}, 600_000);
