import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { answerJudged } from './testing/find-judged.ts';

async function scene() {
  const server = await buildTestApp();
  const org = await server.given.organisation({ name: 'Northmere University' });
  await server.given.person(org.id, { username: 'maren', topics: ['Storm surge'] });
  await server.given.person(org.id, {
    username: 'noor',
    topics: ['Soil'],
    biography: 'Elle étudie la tempête de 1953.',
  });
  return server.db;
}

test('a French request finds who has it in English, and who has it in French', async () => {
  const db = await scene();
  const { found, corrected } = await answerJudged(db, { q: 'une tempête', tab: 'experts' });
  expect(found.toSorted()).toEqual(['maren', 'noor']);
  expect(corrected).toBeNull();
});

test('a name with small French words is looked for as it stands', async () => {
  const db = await scene();
  const { found } = await answerJudged(db, { q: 'Aymeric de la Crauzelle', tab: 'experts' });
  expect(found).toEqual([]);
});
