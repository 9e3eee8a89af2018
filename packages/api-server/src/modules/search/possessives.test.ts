import { search } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { classifications } from '../classifications/classifications.schema.ts';

test('a topic with a possessive is named by its words, however its apostrophe is written', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  await server.given.person(org.id, { username: 'evangeline', topics: ['Alzheimer’s disease'] });
  await server.db
    .insert(classifications)
    .values({ scheme: 'topic', title: 'Alzheimer’s disease', usageCount: 1 });
  const seeker = await server.signInAs('media');
  for (const q of [
    'who can talk about Alzheimer’s disease?',
    "who can talk about Alzheimer's disease?",
    'who can talk about Alzheimer disease?',
  ]) {
    const { people, read_as } = await seeker.call(search.find, { query: { q } });
    expect(
      people.map(({ username }) => username),
      q,
    ).toEqual(['evangeline']);
    expect(
      read_as.map(({ key }) => key),
      q,
    ).toEqual(['topic:Alzheimer’s disease']);
  }
});
