import { expect, test } from 'vitest';
import { search } from '@rostrum/contracts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { classifications } from '../classifications/classifications.schema.ts';
import { personSections } from '../people/people.schema.ts';
import { answers } from '../questions/questions.schema.ts';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';

async function scene() {
  const server = await buildTestApp();
  const org = await server.given.organisation({ name: 'Northmere University', companyUsername: 'northmere' });
  const maren = await server.given.person(org.id, {
    username: 'maren',
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
    topics: ['Storm surge', 'Estuaries'],
    headline: 'Models how storm surges move through estuaries',
    biography:
      'She leads the coastal group. We modelled the estuary, including storm surge barrier failure. She speaks Norwegian.',
    readiness: {
      live_tv: true,
      radio: false,
      podcast: false,
      phone: true,
      studio: false,
      reachable_from: null,
      reachable_to: null,
    },
  });
  await server.db.insert(personSections).values({
    orgId: org.id,
    personId: maren.id,
    kind: 'language',
    data: { code: 'no', speak: 'fluent', interview: true },
  });
  await server.given.person(org.id, {
    username: 'idris',
    firstname: 'Idris',
    lastname: 'Falk',
    topics: ['Labour'],
    headline: 'Explains wages',
  });
  await server.given.person(org.id, { username: 'hidden', lastname: 'Surge', access: 'private' });
  await server.given.person(org.id, { username: 'draft', lastname: 'Surge', status: 'draft' });
  await server.given.person(org.id, { username: 'desk', lastname: 'Surge', kind: 'staff' });
  await server.given.post(org.id, {
    title: 'What thirty years buys',
    bodyHtml: sanitiseHtml('<p>A storm surge barrier is a decision about time.</p>'),
  });
  return { server, org, seeker: await server.signInAs('media') };
}

test('finds by expertise, shows the sentence that decided it, and what each tab holds', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const found = await seeker.call(search.find, { query: { q: 'storm surge barrier' } });

  expect(found.people.map(({ username }) => username)).toEqual(['maren']);
  expect(found.people[0]?.ready_for).toEqual(['live_tv', 'phone']);
  const match = found.people[0]?.match;
  expect(match?.source).toBe('Profile, biography');
  expect(match?.parts.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase())).toEqual(
    expect.arrayContaining(['barrier']),
  );
  // Of the staff someone is called Surge: one word of a term is not the term.
  expect(found.totals).toEqual({ experts: 1, posts: 1, questions: 0, staff: 0, organisations: 0 });
  expect(found.facets.language).toEqual([{ value: 'no', label: 'Norwegian', count: 1 }]);
});

test('shows a part of a text with an ellipsis where it goes on, and every word of it is the text’s own', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  const before = Array.from({ length: 40 }, (_none, at) => `before${at}`).join(' ');
  const after = Array.from({ length: 40 }, (_none, at) => `after${at}`).join(' ');
  const biography = `${before} the heath burned for days ${after}`;
  await server.given.person(org.id, { username: 'long', headline: 'Soil', biography, topics: ['Soil'] });
  await server.given.person(org.id, { username: 'short', headline: 'Where heath burned', topics: ['Soil'] });
  const { people } = await seeker.call(search.find, { query: { q: 'heath burned' } });
  const shown = (username: string) =>
    people
      .find((person) => person.username === username)
      ?.match?.parts.map(({ text }) => text)
      .join('');
  expect(shown('short')).toBe('Where heath burned');
  const part = shown('long') ?? '';
  expect(part).toMatch(/^….*heath burned.*…$/);
  expect(biography).toContain(part.slice(1, -1));
});

test('quotes no answer of somebody who is not published any more', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  const gone = await server.given.person(org.id, { status: 'unpublished', lastname: 'Gone' });
  const question = await server.given.question(org.id, {
    text: 'Do permeable streets help?',
    status: 'answered',
  });
  await server.db.insert(answers).values({
    orgId: org.id,
    questionId: question.id,
    personId: gone.id,
    bodyHtml: sanitiseHtml('<p>They slow it, laid like bricks.</p>'),
    status: 'published',
    publishedAt: new Date(),
  });
  const administrator = await server.signInAs('administrator', { orgId: org.id });
  for (const who of [seeker, administrator]) {
    const found = await who.call(search.find, { query: { q: 'permeable streets', active: 'questions' } });
    expect(JSON.stringify(found.questions)).not.toMatch(/bricks|Gone/);
  }
});

test('never finds what is private, unpublished or staff among experts', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const experts = await seeker.call(search.find, { query: { q: 'surge' } });
  const staff = await seeker.call(search.find, { query: { q: 'surge', active: 'staff' } });
  expect(experts.people.map(({ username }) => username)).toEqual(['maren']);
  expect(staff.people.map(({ username }) => username)).toEqual(['desk']);
});

test('tells who can be reached at this hour and from when, also over midnight', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  const inHours = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toLocaleTimeString('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/London',
    });
  const soon = inHours(2);
  const media = { live_tv: false, radio: false, podcast: false, phone: true, studio: false };
  for (const [username, reachable_from, reachable_to] of [
    ['here', inHours(-1), inHours(1)],
    ['later', soon, inHours(4)],
    ['nearly-always', inHours(-2), inHours(-3)],
  ] as const)
    await server.given.person(org.id, {
      username,
      topics: ['Dykes'],
      readiness: { ...media, reachable_from, reachable_to },
    });
  await server.given.person(org.id, { username: 'unknown', topics: ['Dykes'] });

  const { people } = await seeker.call(search.find, { query: { q: 'dykes' } });
  const reach = new Map(people.map((person) => [person.username, person]));
  expect(reach.get('here')?.available_now).toBe(true);
  expect(reach.get('nearly-always')?.available_now).toBe(true);
  expect(reach.get('later')).toMatchObject({ available_now: false, reachable_from: soon });
  expect(reach.get('unknown')).toMatchObject({ available_now: null, reachable_from: null });
});

/** A zone in which it is between twelve and one at noon, whenever this runs. */
function zoneAtNoon() {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

test('“available now” agrees with what the cards say, also for hours over midnight', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const org = await server.given.organisation({ timezone: zoneAtNoon() });
  const media = { live_tv: false, radio: false, podcast: false, phone: true, studio: false };
  for (const [username, reachable_from, reachable_to] of [
    ['day', '09:00', '17:00'],
    ['evening', '17:00', '23:00'],
    ['night', '22:00', '06:00'],
    ['not-in-the-evening', '20:00', '15:00'],
  ] as const)
    await server.given.person(org.id, {
      username,
      topics: ['Zithers'],
      readiness: { ...media, reachable_from, reachable_to },
    });
  const all = await seeker.call(search.find, { query: { q: 'zithers' } });
  const now = await seeker.call(search.find, { query: { q: 'zithers', available: 'now' } });
  const names = (found: typeof all) => found.people.map(({ username }) => username).toSorted();
  expect(names(now)).toEqual(['day', 'not-in-the-evening']);
  expect(names({ ...all, people: all.people.filter((person) => person.available_now) })).toEqual(names(now));
  expect(all.facets.available).toContainEqual({ value: 'now', label: 'Now', count: 2 });
});

test('an organisation that was ticked keeps its name when nothing of it is found; a hidden one has none', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  await server.given.organisation({ name: 'Halden Hydraulics Institute', companyUsername: 'halden' });
  await server.given.organisation({ companyUsername: 'hidden-one', directoryAccess: 'private' });
  const found = await seeker.call(search.find, {
    query: { q: 'storm surge', organisation: ['halden', 'hidden-one'] },
  });
  expect(found.total).toBe(0);
  expect(found.facets.organisation).toContainEqual({
    value: 'halden',
    label: 'Halden Hydraulics Institute',
    count: 0,
  });
  expect(found.facets.organisation.map(({ value }) => value)).not.toContain('hidden-one');
});

test('leaves out what a request excludes in plain words, as a reading that can be taken back', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  const other = await server.given.organisation({ name: 'Halden Institute', country: 'NO' });
  await server.given.person(other.id, { username: 'liv', topics: ['Storm surge'], country: 'NO' });
  const usernames = async (q: string, unread?: string[]) => {
    const { people, read_as } = await seeker.call(search.find, { query: { q, ...(unread && { unread }) } });
    return { people: people.map(({ username }) => username).sort(), read: read_as.map(({ label }) => label) };
  };
  expect(org.id).not.toBe(other.id);
  expect(await usernames('storm surge')).toEqual({ people: ['liv', 'maren'], read: [] });
  for (const q of [
    'storm surge not Northmere',
    'storm surge, but not from Northmere University',
    'storm surge other than Northmere',
  ])
    expect((await usernames(q)).people, q).toEqual(['liv']);
  expect(await usernames('storm surge outside Norway')).toEqual({ people: ['maren'], read: ['Not Norway'] });
  expect(await usernames('storm surge outside Norway', ['excluded:norway'])).toEqual({
    people: ['liv', 'maren'],
    read: [],
  });
  const later = await seeker.call(search.find, {
    query: { q: 'storm surge expert available this week, under $5000' },
  });
  expect(later.people.map(({ username }) => username).sort()).toEqual(['liv', 'maren']);
  expect(later.not_used).toEqual(['available this week', 'under $5000']);

  // A city is met in the city, where the person or else the organisation has one, and not anywhere in its country.
  const north = await server.given.organisation({ name: 'Ice Institute', city: 'Toronto', country: 'CA' });
  await server.given.person(north.id, { username: 'in-toronto', topics: ['Permafrost'] });
  await server.given.person(north.id, { username: 'in-montreal', topics: ['Permafrost'], city: 'Montreal' });
  const inToronto = await seeker.call(search.find, { query: { q: 'permafrost expert in Toronto' } });
  expect(inToronto.people.map(({ username, missing }) => [username, missing])).toEqual([
    ['in-toronto', []],
    ['in-montreal', ['Toronto']],
  ]);
});

test('words that never stand together still find somebody', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const found = await seeker.call(search.find, { query: { q: 'wages estuary' } });
  expect(found.people.map(({ username }) => username).sort()).toEqual(['idris', 'maren']);
});

test('everyday words find who works on it and its neighbours below, and say by which concept', async () => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  await server.given.person(org.id, { username: 'near', topics: ['Surge barriers'], headline: 'Steel' });
  await server.given.person(org.id, { username: 'exact', topics: ['Coastal flooding'], headline: 'Sand' });
  const { people, did_you_mean } = await seeker.call(search.find, { query: { q: 'sea walls' } });
  expect(people[0]).toMatchObject({ username: 'exact', via: 'Coastal flooding', missing: [] });
  expect(new Map(people.map(({ username, via }) => [username, via]))).toEqual(
    new Map([
      ['exact', 'Coastal flooding'],
      ['near', 'Surge barriers'],
      ['maren', 'Storm surge'],
    ]),
  );
  expect(did_you_mean).toBeNull();
});

test('facets narrow, and each keeps its other values in reach', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const found = await seeker.call(search.find, { query: { topic: ['Labour'] } });
  expect(found.people.map(({ username }) => username)).toEqual(['idris']);
  expect(found.facets.topic.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Labour', 'Storm surge']),
  );
});

test('whatever is typed is a text, never a pattern or a program', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const typed = [
    '%_%',
    "'",
    '\\',
    '(((((',
    'a:*&b',
    '-',
    '"',
    '!!',
    '\u{1F30A}',
    '<script>alert(1)</script>',
  ];
  for (const q of typed) {
    await expect(seeker.call(search.find, { query: { q } })).resolves.toMatchObject({
      people: expect.any(Array),
    });
  }
});

test('autocomplete begins at three characters and finds names, expertise and classifications', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  await server.db
    .insert(classifications)
    .values({ scheme: 'topic', title: 'Coastal flooding', synonyms: ['Storm tide'] });
  const people = async (q: string) =>
    (await seeker.call(search.people, { query: { q } })).items.map(({ username }) => username);

  expect(await people('oko')).toEqual(['maren']);
  expect(await people('estua')).toEqual(['maren']);
  expect((await seeker.call(search.classifications, { query: { q: 'storm t' } })).items).toEqual([
    { title: 'Coastal flooding' },
  ]);
  await expect(seeker.call(search.people, { query: { q: 'ok' } })).rejects.toMatchObject({ status: 400 });
});
