import { expect, test } from 'vitest';
import { bookmarks, suggestions } from '@rostrum/contracts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { viewedPeople } from '../history/history.schema.ts';

test('suggests who fits the beats and was neither opened nor marked', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const topics = (username: string, ...of: string[]) =>
    server.given.person(org.id, { username, topics: of, headline: '', biography: '' });
  const viewed = await topics('viewed', 'Storm surge');
  await topics('marked', 'Storm surge');
  await topics('surge', 'Storm surge');
  await topics('both', 'Storm surge', 'City planning');
  await topics('planner', 'City planning');
  await topics('neither', 'Labour');
  const seeker = await server.signInAs('media');
  expect(await seeker.call(suggestions.list)).toEqual({ beats: [], people: [] });

  const { beats } = await seeker.call(suggestions.setBeats, {
    body: { beats: ['Storm surge', 'City planning', 'storm surge'] },
  });
  expect(beats).toHaveLength(2);
  await seeker.call(bookmarks.add, { body: { bookmark: { username: 'marked' } } });
  await server.db
    .insert(viewedPeople)
    .values({ userId: seeker.userId, orgId: org.id, personId: viewed.id, viewedAt: new Date() });
  const { people } = await seeker.call(suggestions.list);
  expect(people[0]?.username).toBe('both');
  expect(people.map(({ username }) => username).toSorted()).toEqual(['both', 'planner', 'surge']);

  expect(people.find(({ username }) => username === 'planner')?.beat).toBe('City planning');

  const desk = await server.signInAs('administrator');
  await expect(desk.call(suggestions.list)).rejects.toMatchObject({ status: 403 });
});

test('a beat in everyday words or another language finds experts by meaning', async () => {
  await using server = await buildTestApp({ environment: { SEARCH_MODEL: '1' } });
  const org = await server.given.organisation();
  const baker = { topics: ['Bread'], headline: 'Bakes sourdough', biography: 'She teaches how dough rises.' };
  await server.given.person(org.id, { username: 'baker', ...baker });
  await server.given.person(org.id, { username: 'draft', ...baker, status: 'draft' });
  await server.given.person(org.id, { username: 'unlisted', ...baker, access: 'unlisted' });
  const headline = 'Measures lava flows';
  await server.given.person(org.id, { username: 'geologist', topics: ['Volcanoes'], headline });
  const seeker = await server.signInAs('media');
  await seeker.call(suggestions.setBeats, { body: { beats: ['recettes de pâtisserie et de pain'] } });
  const suggested = async () =>
    (await seeker.call(suggestions.list)).people.map(({ username, match }) => [
      username,
      match?.parts.map(({ text }) => text).join(''),
    ]);
  await expect
    .poll(suggested, { timeout: 120_000, interval: 250 })
    .toEqual([['baker', expect.stringMatching(/sourdough|dough|Bread/)]]);
}, 300_000);
