import { search } from '@rostrum/contracts';
import { classifications } from '@rostrum/contracts/settings';
import { activityEntries } from '@rostrum/server-kit/audit';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { people } from '../../people/people.schema.ts';
import { classifications as table } from '../classifications.schema.ts';
import { addTerm as add, changeTerm as change, retireTerm as retire } from './testing/term-calls.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ worksJobs: false });
});
afterAll(() => server[Symbol.asyncDispose]());

test('a retired topic is offered to no one, stays on who has it, still leads searches there, and comes back', async () => {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const floods = await add(admin, 'Floods');
  const surge = await add(admin, 'Storm surge', { entry_terms: ['Tempest tide'], parent_id: floods.id });
  const person = await server.given.person(orgId, { topics: ['Storm surge'] });
  await server.given.person(orgId, { topics: ['Law'] });
  const offered = async (q: string) =>
    (await admin.call(search.classifications, { query: { q } })).items.map(({ title }) => title);
  const found = async () =>
    (await admin.call(search.find, { query: { q: 'tempest tide', scope: 'own' } })).people.map(
      ({ username }) => username,
    );
  expect(await offered('storm s')).toEqual(['Storm surge']);

  // No term that is offered stands below a retired one.
  await expect(retire(admin, floods)).rejects.toMatchObject({ status: 409, code: 'invalid_transition' });
  const retired = await retire(admin, surge);
  expect(retired).toMatchObject({ is_retired: true, people: 1, version: surge.version + 1 });
  const list = await admin.call(classifications.list);
  expect(list.terms.map(({ title }) => title)).not.toContain('Storm surge');
  expect(list.retired).toMatchObject([{ title: 'Storm surge', people: 1, is_retired: true }]);
  expect(await offered('storm s')).toEqual([]);
  expect((await admin.call(classifications.suggestions)).items.map(({ text }) => text)).toEqual(['Law']);
  expect(await found()).toEqual([person.username]);
  const [row] = await server.db.select().from(people).where(eq(people.id, person.id));
  expect(row).toMatchObject({ topics: ['Storm surge'], version: person.version });

  // Its name is taken, nothing is put below it or merged into it, and it is not changed as long as it is retired.
  const other = await add(admin, 'Tidal surges');
  await expect(add(admin, 'Storm Surge')).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('Bring it back'),
  });
  await expect(add(admin, 'Barriers', { parent_id: surge.id })).rejects.toMatchObject({ status: 422 });
  await expect(change(admin, retired, { title: 'Surges' })).rejects.toMatchObject({ status: 409 });
  const into = (id: string) => ({ params: { id: other.id }, query: { into: id } });
  await expect(admin.call(classifications.previewMerge, into(surge.id))).rejects.toMatchObject({
    status: 422,
  });
  const csv =
    'Kind,Term,Broader term,Entry terms,Scope note\ntopic,Storm surge,,,\ntopic,Gates,Storm surge,,';
  const report = await admin.call(classifications.import, { body: { csv, dry_run: true } });
  expect(report.errors.map(({ message }) => message)).toEqual([
    'Storm surge is retired. Bring it back first.',
    'The broader term Storm surge is retired.',
  ]);
  await expect(retire(admin, surge, false)).rejects.toMatchObject({ code: 'version_conflict' });

  // Who has it gets another topic by a merge; undone, it is there again as it was: retired.
  const merged = await admin.call(classifications.merge, {
    params: { id: surge.id },
    body: { version: retired.version, into: other.id, into_version: other.version },
  });
  expect(merged.items).toBe(1);
  await admin.call(classifications.undoMerge, { params: { id: merged.id } });
  const [back] = (await admin.call(classifications.list)).retired ?? [];
  if (!back) throw new Error('The retired term did not come back.');
  expect(back).toMatchObject({ title: 'Storm surge', people: 1, parent_id: floods.id });

  // With its broader term retired too, that one comes back first.
  const gone = await retire(admin, floods);
  await expect(retire(admin, back, false)).rejects.toMatchObject({ code: 'invalid_transition' });
  await retire(admin, gone, false);
  expect(await retire(admin, back, false)).not.toHaveProperty('is_retired');
  expect(await offered('storm s')).toEqual(['Storm surge']);
  const steps = await server.db
    .select()
    .from(activityEntries)
    .where(and(eq(activityEntries.orgId, orgId), eq(activityEntries.entityLabel, 'Storm surge')));
  expect(steps.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['classification.retired', 'classification.restored']),
  );
});

test('only an administrator retires own terms, and those of nobody else', async () => {
  const admin = await server.signInAs('administrator');
  const stranger = await server.signInAs('administrator');
  const agent = await server.signInAs('agent', { orgId: admin.orgId ?? '' });
  const own = await add(admin, 'Lava');
  const [general] = await server.db.insert(table).values({ scheme: 'topic', title: 'Geysers' }).returning();
  await expect(retire(stranger, own)).rejects.toMatchObject({ status: 404 });
  await expect(retire(agent, own)).rejects.toMatchObject({ status: 403 });
  await expect(retire(admin, { ...own, id: general?.id ?? '' })).rejects.toMatchObject({ status: 403 });
});
