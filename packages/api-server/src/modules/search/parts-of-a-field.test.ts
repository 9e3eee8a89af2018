import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { answerJudged } from './testing/find-judged.ts';

test('of two experts on parts of a field the one on more of them stands first', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  await server.given.person(org.id, { username: 'emeka', topics: ['Supply chains', 'Dance'] });
  await server.given.person(org.id, { username: 'idris', topics: ['Pensions', 'Labour markets'] });
  const { found } = await answerJudged(server.db, { q: 'economy', tab: 'experts' });
  expect(found).toEqual(['idris', 'emeka']);
});
