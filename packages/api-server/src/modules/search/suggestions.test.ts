import { search } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { classifications } from '../classifications/classifications.schema.ts';

async function scene() {
  const server = await buildTestApp();
  const org = await server.given.organisation({ name: 'Northmere University', companyUsername: 'northmere' });
  const person = (firstname: string, lastname: string, values: object = {}) =>
    server.given.person(org.id, { firstname, lastname, topics: ['Labour'], ...values });
  await person('Maren', 'Okonjo-Hale', { topics: ['Storm surge', 'Flood insurance'] });
  await person('Floodwin', 'Abel');
  await person('Anna', 'Floodgate');
  await person('Hidden', 'Floodlight', { access: 'private' });
  await server.given.post(org.id, { title: 'Floods and what they cost', slug: 'floods' });
  await server.db.insert(classifications).values([
    { scheme: 'topic', title: 'Flood insurance', usageCount: 6 },
    { scheme: 'topic', title: 'Coastal flooding', synonyms: ['Storm tide'] },
    { scheme: 'topic', title: 'Insolvency', status: 'retired' },
  ]);
  return { server, org, seeker: await server.signInAs('media') };
}

test('suggests in groups: people, classifications with their experts, posts and questions', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const found = await seeker.call(search.suggest, { query: { q: 'flood' } });
  // Names that begin so stand first, then names with a word that does, then expertise.
  expect(found.people.map(({ title }) => title)).toEqual([
    'Floodwin Abel',
    'Anna Floodgate',
    'Maren Okonjo-Hale',
  ]);
  expect(found.people[2]?.topics?.[0]).toBe('Flood insurance');
  expect(found.classifications).toEqual([
    { title: 'Flood insurance', experts: 6 },
    { title: 'Coastal flooding', experts: 0 },
  ]);
  expect(found.organisations).toEqual([]);
  expect(found.posts).toMatchObject([
    { title: 'Floods and what they cost', href: '/organizations/northmere/posts/floods' },
  ]);
  expect(found.questions).toEqual([]);
});

test('organisations are suggested by the beginnings of their names, hidden ones to their own people only', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  await server.given.organisation({ name: 'Halden Hydraulics Institute', companyUsername: 'halden' });
  const hidden = await server.given.organisation({ name: 'Haldane Private', directoryAccess: 'private' });
  const member = await server.signInAs('administrator', { orgId: hidden.id });
  const titles = async (caller: { call: typeof seeker.call }, q: string) =>
    (await caller.call(search.suggest, { query: { q } })).organisations.map(({ title }) => title);
  expect((await seeker.call(search.suggest, { query: { q: 'hydrau' } })).organisations).toMatchObject([
    { title: 'Halden Hydraulics Institute', href: '/organizations/halden' },
  ]);
  expect(await titles(seeker, 'halda')).toEqual([]);
  expect(await titles(member, 'halda')).toEqual(['Haldane Private']);
});

test('words that stand in no name and no topic suggest whom the search finds by them', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  await server.given.person(org.id, {
    firstname: 'Greta',
    lastname: 'Halloway',
    topics: ['Coastal flooding'],
  });
  const people = async (q: string) =>
    (await seeker.call(search.people, { query: { q } })).items.map(({ title }) => title);
  expect((await people('sea walls'))[0]).toBe('Greta Halloway');
  expect(await people('sonnet form')).toEqual([]);
  // Who speaks on a part of it stands on the page of results.
  expect(await people('sea walls jazz')).toEqual([]);
});

test('several words, parts of them, accents and slips of the hand find a name', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  await server.given.person(org.id, { firstname: 'Amélie', lastname: 'Ostrowicz-Tran' });
  const people = async (q: string) =>
    (await seeker.call(search.people, { query: { q } })).items.map(({ title }) => title);
  for (const q of ['amelie', 'Amélie O', 'ostro', 'tran amel', 'ostrowicz-tran', 'Ostorwicz'])
    expect(await people(q), q).toEqual(['Amélie Ostrowicz-Tran']);
  expect(await people('flood xyz')).toEqual([]);
});

test('a last word of one or two letters, in any order with the others, finds a name', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  await server.given.person(org.id, { firstname: 'Anna Maria', lastname: 'Li-Davies' });
  await server.given.person(org.id, { firstname: 'Anna', lastname: 'Dorn', kind: 'staff' });
  const people = async (q: string) =>
    (await seeker.call(search.people, { query: { q } })).items.map(({ title }) => title);
  expect(await people('anna d')).toEqual(['Anna Dorn', 'Anna Maria Li-Davies']);
  expect(await people('Anna Da')).toEqual(['Anna Maria Li-Davies']);
  for (const q of ['maria a', 'li da', 'davies li', 'davies anna m'])
    expect(await people(q), q).toEqual(['Anna Maria Li-Davies']);
  expect(await people('anna x')).toEqual([]);
  await server.given.person(org.id, { firstname: 'Иван', lastname: 'Петров' });
  for (const q of ['Иван П', 'петров ив']) expect(await people(q), q).toEqual(['Иван Петров']);
});

test('a private profile is suggested to its own organisation only', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  const member = await server.signInAs('administrator', { orgId: org.id });
  const names = async (caller: typeof seeker) =>
    (await caller.call(search.people, { query: { q: 'floodl' } })).items.map(({ title }) => title);
  expect(await names(seeker)).toEqual([]);
  expect(await names({ ...seeker, ...member })).toEqual(['Hidden Floodlight']);
});

test('classifications: what begins so, then what holds it, then look-alikes; none that is retired', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const titles = async (q: string) =>
    (await seeker.call(search.classifications, { query: { q } })).items.map(({ title }) => title);
  expect(await titles('flood')).toEqual(['Flood insurance', 'Coastal flooding']);
  expect(await titles('storm t')).toEqual(['Coastal flooding']);
  expect(await titles('flod insurence')).toEqual(['Flood insurance']);
  expect(await titles('insolv')).toEqual([]);
  expect(await titles('%_%')).toEqual([]);
  await server.db.insert(classifications).values({ scheme: 'industry', title: 'Flood protection' });
  const industries = await seeker.call(search.classifications, { query: { q: 'flood', scheme: 'industry' } });
  expect(industries.items.map(({ title }) => title)).toEqual(['Flood protection']);
});

test('the specification’s call answers items, each with a title', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const answer = await server.app.inject({
    url: `/app/search/${seeker.identifier}/autocomplete/classification?q=flood`,
    headers: { authorization: `Bearer ${seeker.token}` },
  });
  expect(answer.json()).toEqual({
    data: { items: [{ title: 'Flood insurance' }, { title: 'Coastal flooding' }] },
  });
});
