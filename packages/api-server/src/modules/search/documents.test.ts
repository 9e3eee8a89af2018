import { eq, sql } from 'drizzle-orm';
import { publicProfiles, search } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { transaction } from '@rostrum/server-kit/database';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { classifications } from '../classifications/classifications.schema.ts';
import { organisations } from '@rostrum/identity/schema';
import { people, personAvailability, personSections } from '../people/people.schema.ts';
import { answers, questions } from '../questions/questions.schema.ts';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';

async function scene() {
  const server = await buildTestApp();
  const org = await server.given.organisation({ name: 'Northmere University', companyUsername: 'northmere' });
  const maren = await server.given.person(org.id, {
    username: 'maren',
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
    topics: ['Storm surge'],
  });
  const seeker = await server.signInAs('media');
  const found = async (q: string, query: object = {}) =>
    (await seeker.call(search.find, { query: { q, ...query } })).people.map(({ username }) => username);
  return { server, org, maren, seeker, found };
}

test('a change is found as soon as it is committed, and not before', async () => {
  const { server, maren, found } = await scene();
  await using _ = server;
  const { db } = server;
  expect(await found('sluices')).toEqual([]);
  await transaction(db, async (tx) => {
    await tx.update(people).set({ biography: 'She builds sluices.' }).where(eq(people.id, maren.id));
    expect(await found('sluices')).toEqual([]);
  });
  expect(await found('sluices')).toEqual(['maren']);

  await db.insert(personSections).values({
    orgId: maren.orgId,
    personId: maren.id,
    kind: 'publication',
    data: { title: 'Gates of the harpsichord' },
  });
  expect(await found('harpsichord gates')).toEqual(['maren']);
  await db.delete(personSections);
  expect(await found('harpsichord gates')).toEqual([]);

  await db.update(people).set({ status: 'archived' }).where(eq(people.id, maren.id));
  expect(await found('okonjo')).toEqual([]);
});

test('what is said of an organisation reaches all that belongs to it', async () => {
  const { server, org, found } = await scene();
  await using _ = server;
  const { db } = server;
  expect(await found('northmere surge')).toEqual(['maren']);
  await db.update(organisations).set({ name: 'Tidewater University' }).where(eq(organisations.id, org.id));
  expect(await found('tidewater surge')).toEqual(['maren']);
  await db.update(organisations).set({ directoryAccess: 'private' }).where(eq(organisations.id, org.id));
  expect(await found('surge')).toEqual([]);
  const member = await server.signInAs('administrator', { orgId: org.id });
  const own = await member.call(search.find, { query: { q: 'surge' } });
  expect(own.people.map(({ username }) => username)).toEqual(['maren']);
  await db
    .update(organisations)
    .set({ directoryAccess: 'public', status: 'closed' })
    .where(eq(organisations.id, org.id));
  expect(await found('surge')).toEqual([]);
});

test('a question is found once it is answered, by its own words and those of the answer', async () => {
  const { server, org, maren, seeker } = await scene();
  await using _ = server;
  const { db } = server;
  const question = await server.given.question(org.id, { text: 'Do sandbags help?', status: 'answered' });
  const find = async (q: string) =>
    (await seeker.call(search.find, { query: { q, active: 'questions' } })).questions.map(({ text }) => text);
  expect(await find('sandbags')).toEqual([]);
  await db.insert(answers).values({
    orgId: org.id,
    questionId: question.id,
    personId: maren.id,
    bodyHtml: sanitiseHtml('<p>Laid like <b>bricks</b> they do.</p>'),
    status: 'published',
    publishedAt: new Date(),
  });
  expect(await find('sandbags')).toEqual(['Do sandbags help?']);
  expect(await find('bricks')).toEqual(['Do sandbags help?']);
  await db.update(questions).set({ access: 'unlisted' }).where(eq(questions.id, question.id));
  expect(await find('sandbags')).toEqual([]);
});

test('a question is found only by what its public page shows', async () => {
  const { server, org, maren, seeker } = await scene();
  await using _ = server;
  const { db } = server;
  const question = await server.given.question(org.id, {
    text: 'Do sandbags help?',
    details: 'Asked by a quarryman.',
    status: 'answered',
    slug: 'sandbags',
  });
  const colleague = await server.given.person(org.id, { firstname: 'Ivo', lastname: 'Petrov' });
  await db.insert(answers).values(
    [
      { personId: maren.id, bodyHtml: sanitiseHtml('<p>Laid like bricks they do.</p>') },
      { personId: colleague.id, bodyHtml: sanitiseHtml('<p>Against a ripple.</p>') },
    ].map((answer) => ({
      ...answer,
      orgId: org.id,
      questionId: question.id,
      status: 'published' as const,
      publishedAt: new Date(),
    })),
  );
  const administrator = await server.signInAs('administrator', { orgId: org.id });
  const isFound = async (q: string) => {
    const totals = await Promise.all(
      [seeker, administrator].map(
        async (who) => (await who.call(search.find, { query: { q, active: 'questions' } })).questions.length,
      ),
    );
    expect(new Set(totals).size).toBe(1);
    return totals[0] === 1;
  };
  const page = () =>
    server.call(publicProfiles.question, { params: { company_username: 'northmere', slug: 'sandbags' } });
  expect(await isFound('quarryman')).toBe(false);
  expect(await isFound('bricks')).toBe(true);
  expect(await isFound('okonjo')).toBe(true);

  await db.update(people).set({ status: 'unpublished' }).where(eq(people.id, maren.id));
  expect(await isFound('bricks')).toBe(false);
  expect(await isFound('okonjo')).toBe(false);
  expect(await isFound('ripple')).toBe(true);
  expect((await page()).answers).toHaveLength(1);

  await db.update(people).set({ access: 'unlisted' }).where(eq(people.id, colleague.id));
  expect(await isFound('ripple')).toBe(false);
  expect(await isFound('sandbags')).toBe(true);
  expect((await page()).answers).toEqual([]);

  await db.update(people).set({ access: 'public', lastname: 'Marchetti' }).where(eq(people.id, colleague.id));
  expect(await isFound('marchetti')).toBe(true);
  expect(await isFound('petrov')).toBe(false);
  await db.update(people).set({ status: 'published' }).where(eq(people.id, maren.id));
  expect(await isFound('bricks')).toBe(true);
});

test('two changes to one profile at the same time both arrive', async () => {
  const { server, maren, found } = await scene();
  await using _ = server;
  const section = (title: string) =>
    server.db
      .insert(personSections)
      .values({ orgId: maren.orgId, personId: maren.id, kind: 'publication', data: { title } });
  await Promise.all(['Zebras', 'Quokkas', 'Wombats', 'Numbats', 'Bilbies'].map(section));
  expect(await found('zebras quokkas wombats numbats bilbies')).toEqual(['maren']);
});

test('narrows by language, media, inquiry type, place and time, and counts what is left', async () => {
  const { server, maren, seeker, found } = await scene();
  await using _ = server;
  const { db } = server;
  await db
    .update(people)
    .set({
      country: 'NO',
      readiness: sql`'{"live_tv": true, "radio": false}'::jsonb`,
      lastConfirmedAt: new Date(),
    })
    .where(eq(people.id, maren.id));
  await db.insert(personSections).values({
    orgId: maren.orgId,
    personId: maren.id,
    kind: 'language',
    data: { code: 'no', speak: 'native', interview: true },
  });
  await db
    .insert(personAvailability)
    .values({ orgId: maren.orgId, personId: maren.id, type: 7, accepts: 'no' });
  expect(
    await found('surge', { language: ['no'], ready: ['live_tv'], inquiry_type: [2], region: ['Europe'] }),
  ).toEqual(['maren']);
  expect(await found('surge', { country: ['NO'], available: 'now', confirmed: true })).toEqual(['maren']);
  for (const query of [
    { language: ['fr'] },
    { ready: ['radio'] },
    { inquiry_type: [7] },
    { region: ['Asia'] },
    { country: ['GB'] },
  ])
    expect(await found('surge', query)).toEqual([]);
  await db
    .update(personAvailability)
    .set({ awayFrom: new Date(Date.now() - 1000), awayTo: new Date(Date.now() + 86_400_000) });
  expect(await found('surge', { available: 'today' })).toEqual([]);

  const { facets } = await seeker.call(search.find, { query: { q: 'surge' } });
  expect(facets).toMatchObject({
    language: [{ value: 'no', label: 'Norwegian', count: 1 }],
    country: [{ value: 'NO', label: 'Norway', count: 1 }],
    region: [{ value: 'Europe', count: 1 }],
    ready: [{ value: 'live_tv', label: 'Live TV', count: 1 }],
    confirmed: [{ value: 'true', count: 1 }],
    available: [],
  });
  expect(facets.inquiry_type.map(({ value }) => value)).not.toContain('7');
});

test('a time zone that no clock knows keeps nobody from searching', async () => {
  const { server, org, maren, found } = await scene();
  await using _ = server;
  await server.db
    .update(organisations)
    .set({ timezone: 'Atlantis/Port' })
    .where(eq(organisations.id, org.id));
  await server.db
    .update(people)
    .set({ readiness: sql`'{"radio": true, "reachable_from": "00:00", "reachable_to": "23:59"}'::jsonb` })
    .where(eq(people.id, maren.id));
  expect(await found('surge', { available: 'now' })).toEqual(['maren']);
});

test('reads a question, leaves no one out for what is missing but says it, and takes back what is taken off', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  await server.db
    .insert(classifications)
    .values({ scheme: 'topic', title: 'Storm surge', synonyms: ['Storm tide'] });
  const ask = (query: object) =>
    seeker.call(search.find, { query: { q: 'who can explain the storm tide, in French, today?', ...query } });
  const read = await ask({});
  expect(read.read_as.map(({ key }) => key)).toEqual(['language:fr', 'available:today', 'topic:Storm surge']);
  expect(read.people.map(({ username, missing }) => ({ username, missing }))).toEqual([
    { username: 'maren', missing: ['French'] },
  ]);
  expect(read.close_from).toBe(0);
  const other = await ask({ unread: ['language:fr'] });
  expect(other.people.map(({ username, missing }) => ({ username, missing }))).toEqual([
    { username: 'maren', missing: [] },
  ]);
  expect((await ask({ exact: true })).read_as).toEqual([]);
});

test('puts a typing error right and says so, or searches for exactly what was typed', async () => {
  const { server, seeker } = await scene();
  await using _ = server;
  const guessed = await seeker.call(search.find, { query: { q: 'strom surge' } });
  expect(guessed.corrected).toBe('storm surge');
  expect(guessed.changed_words).toEqual([{ typed: 'strom', used: 'storm' }]);
  expect(guessed.people).toHaveLength(1);
  const exact = await seeker.call(search.find, { query: { q: 'strom', exact: true } });
  expect(exact).toMatchObject({ corrected: null, total: 0 });
});

test('offers the word that stands together with the others, and never replaces a word of the language', async () => {
  const { server, org, maren, seeker } = await scene();
  await using _ = server;
  // As near as surge, earlier in the alphabet, and beside no storm.
  await server.given.person(org.id, { username: 'judge', headline: 'Who may serve a summons' });
  const guessed = await seeker.call(search.find, { query: { q: 'storm serge' } });
  expect(guessed).toMatchObject({ corrected: null, changed_words: [], did_you_mean: 'storm surge' });
  expect(guessed.people.map(({ username }) => username)).toEqual(['maren']);

  await server.db.update(people).set({ topics: [] }).where(eq(people.id, maren.id));
  const alone = await seeker.call(search.find, { query: { q: 'serge' } });
  expect(alone).toMatchObject({ corrected: null, did_you_mean: 'serve' });
  await server.db.update(people).set({ status: 'archived' });
  const none = await seeker.call(search.find, { query: { q: 'serge' } });
  expect(none).toMatchObject({ corrected: null, did_you_mean: null, total: 0 });
});

test.each([
  ['name', ['Abbe', 'Ångström', 'Eco', 'Zola']],
  ['recent', ['Abbe', 'Eco', 'Zola', 'Ångström']],
] as const)('pages by %s go on where the last one ended', async (sort, expected) => {
  const { server, org, seeker } = await scene();
  await using _ = server;
  for (const [day, lastname] of ['Ångström', 'Zola', 'Eco', 'Abbe'].entries())
    await server.given.person(org.id, {
      lastname,
      topics: ['Paging'],
      lastConfirmedAt: new Date(Date.UTC(2026, 0, 1 + day)),
    });
  const names: string[] = [];
  let after: string | undefined;
  do {
    const page = await seeker.call(search.find, { query: { q: 'paging', sort, page_size: 3, after } });
    names.push(...page.people.map(({ name }) => name.split(' ').at(-1) ?? ''));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(names).toEqual(expected);
});
