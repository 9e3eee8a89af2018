import { expect, test } from 'vitest';
import { demoTemplate } from '../../testing/demo-template.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { loadMeaningOrganisations } from '../../testing/search/load-organisations.ts';
import { readMeaningQueries, tuneFile } from './testing/by-meaning/meaning-query.ts';
import { scoreAnswers, type JudgedAnswer } from './testing/by-meaning/meaning-scores.ts';
import { answerJudged } from './testing/find-judged.ts';

/** What the search reaches on the half that may be tuned to, rounded for the worse. The other half is the benchmark's. */
const reached = { ndcg10: 0.9, nothingFound: 0.025, nothingShown: 0.008, nonsense: 0.05, changed: 0 };

/** As many as the database has connections here. */
const atOnce = 4;

const queries = readMeaningQueries(tuneFile);

test('answers by meaning as well as it did', async () => {
  const { name } = await demoTemplate();
  await using database = await createTestDatabase({ copyOf: name });
  await loadMeaningOrganisations(database.db);
  const answers: JudgedAnswer[] = [];
  const left = queries.values();
  const answerNext = async (): Promise<void> => {
    for (const query of left)
      answers.push({ query, ...(await answerJudged(database.db, { q: query.q, tab: 'experts' })) });
  };
  await Promise.all(Array.from({ length: atOnce }, answerNext));
  const scores = scoreAnswers(answers);
  expect(scores.answerable.ndcg10).toBeGreaterThanOrEqual(reached.ndcg10);
  expect(scores.nothingFound).toBeLessThanOrEqual(reached.nothingFound);
  expect(scores.nothingShown).toBeLessThanOrEqual(reached.nothingShown);
  expect(scores.nonsense).toBeLessThanOrEqual(reached.nonsense);
  expect(scores.changed).toBeLessThanOrEqual(reached.changed);
}, 600_000);
