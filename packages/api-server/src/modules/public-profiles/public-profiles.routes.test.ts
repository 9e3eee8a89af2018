import { expect, test } from 'vitest';
import { bookmarks, embeds, events, history, publicProfiles, search } from '@rostrum/contracts';
import { apiKeys } from '@rostrum/contracts/settings';
import { organisations } from '@rostrum/identity/schema';
import { eq } from 'drizzle-orm';
import { people, personAvailability } from '../people/index.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

async function scene() {
  const server = await buildTestApp();
  const org = await server.given.organisation({ name: 'Northmere University', companyUsername: 'northmere' });
  const maren = await server.given.person(org.id, {
    username: 'maren',
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
    prefix: 'Dr',
    email: 'secret@northmere.example',
    phone: '01632 960001',
    topics: ['Storm surge'],
  });
  await server.given.person(org.id, { username: 'gone', lastname: 'Gone', status: 'unpublished' });
  await server.given.person(org.id, { username: 'private', lastname: 'Private', access: 'private' });
  await server.given.person(org.id, { username: 'bram', lastname: 'Oyelaran', topics: ['Storm surge'] });
  return { server, org, maren };
}

test('anybody reads a published profile, never its mail address or telephone', async () => {
  const { server } = await scene();
  await using _ = server;
  const person = await server.call(publicProfiles.person, { params: { username: 'MAREN' } });
  expect(person).toMatchObject({
    name: 'Dr Maren Okonjo-Hale',
    organisation: { company_username: 'northmere' },
  });
  expect(person.similar.map(({ username, shared }) => ({ username, shared }))).toEqual([
    { username: 'bram', shared: ['Storm surge'] },
  ]);
  expect(JSON.stringify(person)).not.toMatch(/secret@|960001/);
});

test('each profile has one address: the other of the two leads there for good', async () => {
  const { server, org } = await scene();
  await using _ = server;
  await server.given.person(org.id, { username: 'petra', kind: 'staff' });
  const at = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });
  for (const [asked, own] of [
    ['/staff/maren', '/experts/maren'],
    ['/experts/petra', '/staff/petra'],
  ] as const) {
    const answer = await at(asked);
    expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({ status: 301, to: own });
    expect((await at(own)).statusCode).not.toBe(301);
  }
  expect((await at('/staff/nobody')).statusCode).not.toBe(301);
});

test('an address with a slash at its end leads to the page, with its query', async () => {
  const { server } = await scene();
  await using _ = server;
  for (const [asked, own] of [
    ['/experts/maren/', '/experts/maren'],
    ['/organizations/northmere//?q=tides', '/organizations/northmere?q=tides'],
    ['/organizations/northmere/posts/', '/organizations/northmere/posts'],
  ] as const) {
    const { statusCode, headers } = await server.app.inject(asked);
    expect({ status: statusCode, to: headers.location }).toEqual({ status: 301, to: own });
  }
  expect((await server.app.inject('//elsewhere.example/')).statusCode).not.toBe(301);
});

test('the organisation’s experts are counted without its staff', async () => {
  const { server, org } = await scene();
  await using _ = server;
  await server.given.person(org.id, { username: 'petra', kind: 'staff', topics: ['Press'] });
  const params = { company_username: 'northmere' };
  const { people, topics } = await server.call(publicProfiles.organisation, { params });
  expect(people.total).toBe(2);
  expect(people.items.map(({ username }) => username).toSorted()).toEqual(['bram', 'maren']);
  expect(topics.map(({ title }) => title)).not.toContain('Press');
});

test('private reads as missing, unpublished as gone', async () => {
  const { server } = await scene();
  await using _ = server;
  await expect(server.call(publicProfiles.person, { params: { username: 'private' } })).rejects.toMatchObject(
    { status: 404 },
  );
  await expect(server.call(publicProfiles.person, { params: { username: 'gone' } })).rejects.toMatchObject({
    status: 410,
  });
});

test('an organisation shows its listed people only, searchable', async () => {
  const { server } = await scene();
  await using _ = server;
  const page = await server.call(publicProfiles.organisation, {
    params: { company_username: 'northmere' },
    query: { q: 'okonjo' },
  });
  expect(page.people.items.map(({ username }) => username)).toEqual(['maren']);
  expect(page.topics).toEqual([{ title: 'Storm surge', count: 2 }]);
});

test('the page of an organisation is searched as the whole site is, also one that stands in no search', async () => {
  const { server, org } = await scene();
  await using _ = server;
  const found = async () =>
    (
      await server.call(publicProfiles.organisation, {
        params: { company_username: 'northmere' },
        query: { q: 'sea walls' },
      })
    ).people.items.map(({ username }) => username);
  expect(await found()).toEqual(['maren', 'bram']);
  await server.db
    .update(organisations)
    .set({ directoryAccess: 'unlisted' })
    .where(eq(organisations.id, org.id));
  expect(await found()).toEqual(['maren', 'bram']);
});

test('similar experts share topics, or have what the thesaurus puts beside them, which is said', async () => {
  const { server, org } = await scene();
  await using _ = server;
  await server.given.person(org.id, {
    username: 'dike',
    lastname: 'Abel',
    topics: ['Surge barriers', 'Dance'],
  });
  await server.given.person(org.id, { username: 'law', lastname: 'Baker', topics: ['Judicial review'] });
  const person = await server.call(publicProfiles.person, { params: { username: 'maren' } });
  expect(person.similar.map(({ username, shared, near }) => ({ username, shared, near }))).toEqual([
    { username: 'bram', shared: ['Storm surge'], near: [] },
    { username: 'dike', shared: [], near: ['Surge barriers'] },
  ]);
});

test('in safety mode nothing leads to a profile but its address, where no photo stands', async () => {
  const { server, org, maren } = await scene();
  await using _ = server;
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const seeker = await server.signInAs('media');
  const { key } = await admin.call(apiKeys.add, {
    body: { name: 'Website', scopes: ['people.read'], days: 30 },
  });
  const target = { params: { username: 'maren' } };
  await server.db
    .insert(personAvailability)
    .values({ orgId: org.id, personId: maren.id, type: 2, accepts: 'yes' });
  await seeker.call(bookmarks.add, { body: { bookmark: { type: 'expert', username: 'maren' } } });
  await seeker.call(events.report, {
    body: { name: 'profile_view', company_username: 'northmere', username: 'maren' },
  });
  const guest = (url: string, headers = {}) =>
    server.app.inject({ url, headers }).then(({ body }) => body.includes('maren'));
  /** Each way to a profile that is no one\u2019s own, by whether it leads to this one. */
  const outlets = async () => {
    const query = { q: 'Okonjo' };
    const suggested = await seeker.call(search.suggest, { query });
    const [first, ...others] = [
      (await seeker.call(search.find, { query })).people,
      suggested.people,
      (await seeker.call(search.people, { query })).items,
      (await server.call(publicProfiles.organisation, { params: { company_username: 'northmere' }, query }))
        .people.items,
      (await server.call(publicProfiles.person, { params: { username: 'bram' } })).similar,
      (await server.call(embeds.directory, { params: { company_username: 'northmere' } })).items,
    ].map((found) => JSON.stringify(found).includes('maren'));
    return {
      find: first,
      others,
      api: await guest('/api/v1/people', { authorization: `Bearer ${key}` }),
    };
  };
  const images = async () => [
    (await server.call(publicProfiles.person, target)).image,
    (await seeker.call(history.list)).people[0]?.image,
    (await seeker.call(bookmarks.listWithData, { params: { type: 'expert' } })).bookmarks[0]?.target?.image,
  ];
  await server.db.update(people).set({ image: '/files/a.webp' }).where(eq(people.id, maren.id));
  const before = await outlets();
  expect(before).toMatchObject({ find: true, others: Array(5).fill(true), api: true });
  expect(await images()).toEqual(Array(3).fill('/files/a.webp'));

  await server.db.update(people).set({ safetyMode: true }).where(eq(people.id, maren.id));
  expect(await outlets()).toEqual({ find: false, others: Array(5).fill(false), api: false });
  expect(await images()).toEqual(Array(3).fill(null));
  expect(await server.call(publicProfiles.person, target)).toMatchObject({
    availability: [{ type: 2, accepts: 'via_office' }],
  });
  // The own team goes on finding everybody it looks after.
  expect((await admin.call(search.find, { query: { q: 'Okonjo' } })).people).toHaveLength(1);
});

test('the embed\u2019s data is readable from any origin and carries whole addresses', async () => {
  const { server } = await scene();
  await using _ = server;
  const { items, total } = await server.call(embeds.directory, { params: { company_username: 'northmere' } });
  expect(total).toBe(2);
  expect(items[0]?.href).toMatch(/^http:\/\/rostrum\.test\/experts\//);
  const raw = await server.app.inject({
    url: '/embed/directory/northmere.json',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(raw.headers['access-control-allow-origin']).toBe('*');
  expect(raw.headers['set-cookie']).toBeUndefined();
});

test('a view is counted once an hour and fills the history of who is signed in', async () => {
  const { server } = await scene();
  await using _ = server;
  const seeker = await server.signInAs('media');
  const body = { name: 'profile_view' as const, company_username: 'northmere', username: 'maren' };
  expect(await seeker.call(events.report, { body })).toEqual({ recorded: true });
  expect(await seeker.call(events.report, { body })).toEqual({ recorded: false });
  // A stranger learns nothing of a profile that is not public, and no history is filled by it.
  expect(await seeker.call(events.report, { body: { ...body, username: 'private' } })).toEqual({
    recorded: false,
  });
  const { people, count } = await seeker.call(history.list);
  expect({ count, names: people.map(({ name }) => name) }).toEqual({
    count: 1,
    names: ['Dr Maren Okonjo-Hale'],
  });
});
