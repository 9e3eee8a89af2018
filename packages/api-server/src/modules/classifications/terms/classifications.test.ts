import { activity, search } from '@rostrum/contracts';
import { classifications, type ClassificationTerm } from '@rostrum/contracts/settings';
import { memberships } from '@rostrum/identity/schema';
import { activityEntries } from '@rostrum/server-kit/audit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { events } from '../../events/events.schema.ts';
import { people } from '../../people/people.schema.ts';
import { posts } from '../../posts/posts.schema.ts';
import { classifications as table } from '../classifications.schema.ts';
import { addTerm as add, changeTerm as change, listTopics as listOf } from './testing/term-calls.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ worksJobs: false });
});
afterAll(() => server[Symbol.asyncDispose]());

async function foundBy(topic: string) {
  const seeker = await server.signInAs('media');
  const { people: found } = await seeker.call(search.find, { query: { q: '', topic: [topic] } });
  return found.map(({ username }) => username);
}

test('two terms become one with all that is filed under them, and undoing restores precisely', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const parent = await add(admin, 'Coastal flooding');
  const stays = await add(admin, 'Storm surge', { entry_terms: ['Storm tide'], parent_id: parent.id });
  const goes = await add(admin, 'Tidal surges', {
    entry_terms: ['Surge tide'],
    parent_id: parent.id,
    scope_note: 'Not tsunamis.',
  });
  const below = await add(admin, 'Neap tides', { parent_id: goes.id });
  const both = await server.given.person(orgId, { topics: ['Ice', 'tidal surges', 'Storm surge', 'Law'] });
  const one = await server.given.person(orgId, { topics: ['Tidal surges'], firstname: 'Yusra' });
  const foreign = await server.given.person((await server.given.organisation()).id, {
    topics: ['Tidal surges'],
  });
  const post = await server.given.post(orgId, { tags: ['Tidal surges', 'Coast'] });
  await server.given.post(orgId, { tags: ['Storm surge'] });
  expect(await listOf(admin)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Tidal surges', people: 2, posts: 1, questions: 0 }),
      expect.objectContaining({ title: 'Storm surge', people: 1, posts: 1 }),
    ]),
  );

  const preview = await admin.call(classifications.previewMerge, {
    params: { id: goes.id },
    query: { into: stays.id },
  });
  expect(preview).toMatchObject({
    people: { now: 1, after: 2, both: 1, names: [`Yusra ${one.lastname}`] },
    posts: { now: 1, after: 2, both: 0 },
    entry_terms: ['Tidal surges', 'Surge tide'],
    narrower: ['Neap tides'],
  });
  const before = {
    people: await server.db.select().from(people).where(eq(people.orgId, orgId)).orderBy(people.id),
    posts: await server.db.select().from(posts).where(eq(posts.orgId, orgId)).orderBy(posts.id),
    terms: await listOf(admin),
  };
  const merge = { version: goes.version, into: stays.id, into_version: stays.version };
  const merged = await admin.call(classifications.merge, { params: { id: goes.id }, body: merge });
  const topicsOf = async (id: string) =>
    (await server.db.select().from(people).where(eq(people.id, id)))[0]?.topics;
  expect(await topicsOf(both.id)).toEqual(['Ice', 'Storm surge', 'Law']);
  expect(await topicsOf(foreign.id)).toEqual(['Tidal surges']);
  expect((await server.db.select().from(posts).where(eq(posts.id, post.id)))[0]?.tags).toEqual([
    'Storm surge',
    'Coast',
  ]);
  expect(await foundBy('Storm surge')).toEqual(expect.arrayContaining([both.username, one.username]));
  expect(await foundBy('Tidal surges')).toEqual([foreign.username]);
  expect(await listOf(admin)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        title: 'Storm surge',
        people: 2,
        posts: 2,
        entry_terms: ['Storm tide', 'Tidal surges', 'Surge tide'],
      }),
      expect.objectContaining({ id: below.id, parent_id: stays.id }),
    ]),
  );

  // What was not touched meanwhile comes back; versions only ever rise.
  const undone = await admin.call(classifications.undoMerge, { params: { id: merged.id } });
  expect(undone).toEqual({ restored: 3, changed_since: 0 });
  const withoutVersion = <Row extends { version: number }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, version: 0 }));
  expect(
    withoutVersion(await server.db.select().from(people).where(eq(people.orgId, orgId)).orderBy(people.id)),
  ).toEqual(withoutVersion(before.people));
  expect(
    withoutVersion(await server.db.select().from(posts).where(eq(posts.orgId, orgId)).orderBy(posts.id)),
  ).toEqual(withoutVersion(before.posts));
  expect(withoutVersion(await listOf(admin))).toEqual(withoutVersion(before.terms));
  expect(await foundBy('Tidal surges')).toEqual(expect.arrayContaining([both.username, one.username]));
  await expect(admin.call(classifications.undoMerge, { params: { id: merged.id } })).rejects.toMatchObject({
    status: 404,
  });

  const steps = await server.db
    .select()
    .from(activityEntries)
    .where(and(eq(activityEntries.orgId, orgId), eq(activityEntries.verb, 'classification.merged')));
  expect(steps).toMatchObject([
    {
      entityLabel: 'Storm surge',
      before: { merged: 'Tidal surges', entry_terms: ['Storm tide'] },
      after: { entry_terms: ['Storm tide', 'Tidal surges', 'Surge tide'], people_topics: 2, posts: 1 },
    },
  ]);
  expect((await admin.call(activity.list)).items[0]?.text).toContain('undid the merge');
});

test('a merge meets an edit: one of the two is told and changes nothing; undo leaves what was edited since', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const [stays, goes] = [await add(admin, 'Heatwaves'), await add(admin, 'Hot spells')];
  const person = await server.given.person(orgId, { topics: ['Hot spells'] });
  const edited = await server.given.person(orgId, { topics: ['Hot spells'] });
  const merge = (into: ClassificationTerm) =>
    admin.call(classifications.merge, {
      params: { id: goes.id },
      body: { version: goes.version, into: into.id, into_version: into.version },
    });
  const results = await Promise.allSettled([
    merge(stays),
    change(admin, stays, { entry_terms: ['Heat waves'] }),
  ]);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { status: 409, code: 'version_conflict' } }]);
  const current = (await listOf(admin)).find(({ id }) => id === stays.id);
  const merged = results[0].status === 'fulfilled' ? results[0].value : await merge(current ?? stays);
  await server.db
    .update(people)
    .set({ topics: ['Drought'] })
    .where(eq(people.id, edited.id));
  expect(await admin.call(classifications.undoMerge, { params: { id: merged.id } })).toEqual({
    restored: 1,
    changed_since: 1,
  });
  const rows = await server.db.select().from(people).where(eq(people.orgId, orgId));
  expect(Object.fromEntries(rows.map(({ id, topics }) => [id, topics]))).toEqual({
    [person.id]: ['Hot spells'],
    [edited.id]: ['Drought'],
  });
});

test('a renamed department takes people and agents along, its former name stays an entry term', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const press = await add(admin, 'Press office', { scheme: 'department' });
  const person = await server.given.person(orgId, { department: 'Press office' });
  const agent = await server.given.user('agent', {
    orgId,
    scopes: { departments: ['Press office'], tags: [] },
  });
  const renamed = await change(admin, press, { title: 'Media relations' });
  expect(renamed).toMatchObject({ title: 'Media relations', entry_terms: ['Press office'], people: 1 });
  const [row] = await server.db.select().from(people).where(eq(people.id, person.id));
  expect(row).toMatchObject({ department: 'Media relations', version: person.version + 1 });
  const [member] = await server.db.select().from(memberships).where(eq(memberships.userId, agent.id));
  expect(member?.scopes).toEqual({ departments: ['Media relations'], tags: [] });
  await expect(change(admin, press, { title: 'Newsroom' })).rejects.toMatchObject({ status: 409 });
  await expect(admin.call(classifications.remove, { params: { id: press.id } })).rejects.toMatchObject({
    status: 409,
    code: 'invalid_transition',
  });
  await change(admin, renamed, { title: 'Press office' });
  const { terms } = await admin.call(classifications.list, { query: { scheme: 'department' } });
  expect(terms).toMatchObject([{ title: 'Press office', entry_terms: ['Media relations'] }]);
});

test('circles are refused with their path, a fifth level and a word twice too; unused terms go', async () => {
  const admin = await server.signInAs('administrator');
  const water = await add(admin, 'Water');
  const floods = await add(admin, 'Floods', { parent_id: water.id });
  const surges = await add(admin, 'Surges', { parent_id: floods.id });
  const refused = (reason: Promise<unknown>, message: RegExp) =>
    expect(reason).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(message),
    });
  await refused(change(admin, water, { parent_id: surges.id }), /Water › Floods › Surges › Water/);
  const barriers = await add(admin, 'Barriers', { parent_id: surges.id });
  await refused(add(admin, 'Gates', { parent_id: barriers.id }), /at most 4 levels/);
  await refused(add(admin, 'WÀTER'), /already exists/);
  await refused(add(admin, 'Ice', { entry_terms: ['floods'] }), /term of its own/);
  await expect(admin.call(classifications.remove, { params: { id: surges.id } })).rejects.toMatchObject({
    status: 409,
  });
  await admin.call(classifications.remove, { params: { id: barriers.id } });
  expect((await listOf(admin)).flatMap(({ title, is_general }) => (is_general ? [] : [title]))).toEqual([
    'Floods',
    'Surges',
    'Water',
  ]);
});

test('general terms, industries and the terms of others are not theirs to change', async () => {
  const admin = await server.signInAs('administrator');
  const other = await server.signInAs('administrator');
  const [general] = await server.db.insert(table).values({ scheme: 'topic', title: 'Volcanoes' }).returning();
  const [industry] = await server.db
    .insert(table)
    .values({ scheme: 'industry', title: 'Shipping', orgId: admin.orgId })
    .returning();
  const own = await add(admin, 'Lava');
  const foreign = await add(other, 'Ash');
  const general_ = { ...own, id: general?.id ?? '', title: 'Fire mountains' };
  await expect(change(admin, general_, {})).rejects.toMatchObject({ status: 403 });
  await expect(change(admin, { ...own, id: industry?.id ?? '' }, {})).rejects.toMatchObject({ status: 403 });
  await expect(change(admin, foreign, {})).rejects.toMatchObject({ status: 404 });
  await expect(
    admin.call(classifications.merge, {
      params: { id: own.id },
      body: { version: 1, into: foreign.id, into_version: 1 },
    }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(add(admin, 'volcanoes')).rejects.toMatchObject({ status: 422 });
  // Own terms may stand below general ones.
  await change(admin, own, { parent_id: general?.id ?? '' });
  for (const role of ['agent', 'expert', 'staff', 'individual'] as const) {
    const caller = await server.signInAs(role, { orgId: admin.orgId ?? '' });
    await expect(caller.call(classifications.list)).rejects.toMatchObject({ status: 403 });
  }
});

test('a topic counts who searched for it or an entry term within 90 days; programs, colleagues and others do not', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  await add(admin, 'Étang life', { entry_terms: ['Pond life'] });
  await add(admin, 'Ponds', { scheme: 'tag' });
  const foreign = (await server.given.organisation()).id;
  const search = (searchText: string, visitor: string, values: Partial<typeof events.$inferInsert> = {}) =>
    server.db.insert(events).values({ orgId, name: 'search', searchText, visitor, ...values });
  await search('etang life', 'one');
  await search('pond life', 'one');
  await search('pond life', 'two', { name: 'search_zero' });
  await search('pond', 'three');
  await search('pond life', 'four', { bot: true });
  await search('pond life', 'five', { internal: true });
  await search('pond life', 'six', { orgId: foreign });
  await search('pond life', 'seven', { at: new Date(Date.now() - 91 * 86_400_000) });
  expect((await listOf(admin)).find(({ title }) => title === 'Étang life')?.searches).toBe(2);
  const tags = await admin.call(classifications.list, { query: { scheme: 'tag' } });
  expect(tags.terms.find(({ title }) => title === 'Ponds')).not.toHaveProperty('searches');
});

test('words in use count before there is a term, and a broader term counts what is filed below it, each once', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const read = (scheme: 'department' | 'tag' | 'topic') =>
    admin.call(classifications.list, { query: { scheme } });
  const before = (await read('department')).counts;
  for (const department of ['Law', 'law', 'Physics']) await server.given.person(orgId, { department });
  await server.given.person(orgId, { department: 'Law', deletedAt: new Date() });
  await server.given.person((await server.given.organisation()).id, { department: 'Music' });
  await server.given.post(orgId, { tags: ['Open day'] });
  const departments = await read('department');
  expect(departments.counts.department - before.department).toBe(2);
  expect(departments.unlisted?.map(({ title, count }) => [title.toLowerCase(), count])).toEqual([
    ['law', 2],
    ['physics', 1],
  ]);
  expect((await read('tag')).unlisted).toEqual([{ title: 'Open day', count: 1 }]);

  const faculty = await add(admin, 'Faculty of science', { scheme: 'department' });
  const law = await add(admin, 'Law', { scheme: 'department', parent_id: faculty.id });
  await add(admin, 'Physics', { scheme: 'department', parent_id: law.id });
  const listed = await read('department');
  expect([listed.counts.department - before.department, listed.unlisted]).toEqual([3, []]);
  const filed = (title: string) => listed.terms.find((term) => term.title === title);
  expect(filed('Faculty of science')).toMatchObject({ people: 0, filed: { people: 3, posts: 0 } });
  expect(filed('Law')).toMatchObject({ people: 2, filed: { people: 3 } });

  const coast = await add(admin, 'Coasts');
  await add(admin, 'Dunes', { parent_id: coast.id });
  await add(admin, 'Cliffs', { parent_id: coast.id });
  await server.given.person(orgId, { topics: ['Dunes', 'Cliffs'] });
  expect((await read('topic')).terms.find(({ title }) => title === 'Coasts')).toMatchObject({
    people: 0,
    filed: { people: 1 },
  });
});
