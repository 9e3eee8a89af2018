import { activityEntries } from '@rostrum/server-kit/schema';
import { access, people, publicProfiles } from '@rostrum/contracts';
import { listedIndustries } from '@rostrum/contracts/people';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { starterClassifications } from '../classifications/index.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

const newestRecord = async (server: TestApp, id: string) =>
  (
    await server.db
      .select()
      .from(activityEntries)
      .where(eq(activityEntries.entityId, id))
      .orderBy(desc(activityEntries.createdAt), desc(activityEntries.id))
      .limit(1)
  )[0];

test('the team changes what it keeps of a person; the record says what changed and nothing else', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const { id } = await server.given.person(admin.orgId ?? '', { status: 'draft', department: 'Law' });

  const changed = await admin.call(people.update, {
    params: { id },
    body: {
      version: 1,
      job_title: 'Reader in Law',
      department: '',
      tags: ['Courts', 'courts'],
      access: 'private',
    },
  });
  expect(changed).toMatchObject({
    job_title: 'Reader in Law',
    department: null,
    tags: ['Courts'],
    access: 'private',
    version: 2,
    headline: 'Explains how things are proved',
  });
  expect(await newestRecord(server, id)).toMatchObject({
    verb: 'person.updated',
    before: { job_title: 'Professor of Tests', department: 'Law', tags: [], access: 'public' },
    after: { job_title: 'Reader in Law', department: null, tags: ['Courts'], access: 'private' },
  });

  const same = { version: 2, job_title: 'Reader in Law' };
  expect((await admin.call(people.update, { params: { id }, body: same })).version).toBe(2);
  await expect(
    admin.call(people.update, { params: { id }, body: { version: 1, city: 'Leeds' } }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'version_conflict',
    envelope: { details: { version: 2, job_title: 'Reader in Law' } },
  });
});

test('a profile tells whether somebody looks after it, and the one who accepts an invitation to it does', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await server.given.person(orgId);
  const read = () => admin.call(people.get, { params: { id } });
  expect((await read()).has_account).toBe(false);
  const invited = { email: 'kofi@northmere.example', role: 'expert' as const, person_id: id };
  const { items } = await admin.call(access.invite, { body: { invitations: [invited] } });
  expect(items[0]?.invitation?.person?.id).toBe(id);
  await server.signInAs('expert', { orgId, personId: id });
  expect((await read()).has_account).toBe(true);
});

test('an agent edits in the own scope and cannot move anybody out of it; others are refused', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const inside = await server.given.person(orgId, { department: 'Law' });
  const outside = await server.given.person(orgId, { department: 'Medicine' });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Law'], tags: [] } });
  const change = (id: string, body: object) =>
    agent.call(people.update, { params: { id }, body: { version: 1, ...body } });

  await expect(change(outside.id, { city: 'Leeds' })).rejects.toMatchObject({ status: 404 });
  await expect(change(inside.id, { department: 'Medicine' })).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'department' }] },
  });
  expect(await change(inside.id, { city: 'Leeds' })).toMatchObject({ city: 'Leeds' });
  const expert = await server.signInAs('expert', { orgId, personId: inside.id });
  await expect(
    expert.call(people.update, { params: { id: inside.id }, body: { version: 2, job_title: 'Dean' } }),
  ).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  await expect(
    foreign.call(people.update, { params: { id: inside.id }, body: { version: 2, city: 'Rome' } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('each section tells when its person last stood by it, and the list finds the other ones', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const person = await server.given.person(org.id, { status: 'draft', lastConfirmedAt: null });
  const expert = await server.signInAs('expert', { orgId: org.id, personId: person.id });
  const checkOf = async (section: string) =>
    (await expert.call(people.own)).checks.find((one) => one.section === section);
  const unchecked = async (section: 'profile' | 'photo' | 'education') =>
    (await admin.call(people.list, { query: { unchecked: section } })).items.map(({ id }) => id);
  const never = { confirmed_at: null, changed_at: null };

  expect(await checkOf('profile')).toMatchObject({ label: 'Headline and biography', ...never });
  expect(await checkOf('education')).toBeUndefined();
  expect(await unchecked('profile')).toEqual([person.id]);
  // What nothing stands in is not to be confirmed.
  expect(await unchecked('education')).toEqual([]);

  await expert.call(people.updateOwn, { body: { version: 1, headline: 'Models storm surges' } });
  expect(await checkOf('profile')).toMatchObject({ confirmed_at: expect.any(String), changed_at: null });
  expect(await checkOf('expertise')).toMatchObject(never);
  expect(await unchecked('profile')).toEqual([]);

  await admin.call(people.update, {
    params: { id: person.id },
    body: { version: 2, headline: 'Models surges', topics: ['Surges'] },
  });
  expect(await checkOf('profile')).toMatchObject({ confirmed_at: null, changed_at: expect.any(String) });
  expect(await unchecked('profile')).toEqual([person.id]);

  await expert.call(people.confirmOwnSection, { body: { section: 'profile' } });
  expect(await checkOf('profile')).toMatchObject({ confirmed_at: expect.any(String), changed_at: null });
  expect(await checkOf('expertise')).toMatchObject({ confirmed_at: null, changed_at: expect.any(String) });
  expect(await unchecked('profile')).toEqual([]);
  expect((await admin.call(people.activity)).items[0]).toMatchObject({
    verb: 'person.confirmed',
    text: 'confirmed of their profile that this is still right: Headline and biography',
  });
  await expert.call(people.confirmOwn);
  expect((await expert.call(people.own)).checks.every(({ confirmed_at }) => confirmed_at !== null)).toBe(
    true,
  );
});

test('industries are chosen from the list of the organisation; what a profile had before stays', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await server.given.person(orgId, { industries: ['Whaling'] });
  const expert = await server.signInAs('expert', { orgId, personId: id });
  const set = (version: number, industries: string[]) =>
    admin.call(people.update, { params: { id }, body: { version, industries } });
  await server.db.transaction((tx) => starterClassifications.addStarterClassifications(tx, orgId));
  const { items } = await admin.call(listedIndustries);
  expect(items.find(({ title }) => title === 'Research')?.words).toContain('research');
  expect(items.map(({ title }) => title)).toEqual(
    items.map(({ title }) => title).toSorted((left, right) => left.localeCompare(right, 'en-GB')),
  );
  const change = { version: 1, industries: ['Reserch'] };
  for (const refused of [
    () => set(1, change.industries),
    () => expert.call(people.updateOwn, { body: change }),
  ])
    await expect(refused()).rejects.toMatchObject({
      status: 422,
      envelope: { fields: [{ path: 'industries', message: expect.stringContaining('“Reserch”') }] },
    });
  // Written in other letters it is the same one.
  expect(await set(1, ['Whaling', 'research'])).toMatchObject({
    industries: ['Whaling', 'Research'],
    version: 2,
  });
  await set(2, ['Research']);
  await expect(set(3, ['Whaling'])).rejects.toMatchObject({ status: 422 });
});

test('a published profile keeps what publishing asked for when the team edits it', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const { id } = await server.given.person(admin.orgId ?? '', { image: '/portraits/pat.svg' });
  await expect(
    admin.call(people.update, { params: { id }, body: { version: 1, headline: '', topics: [] } }),
  ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: 'headline' }, { path: 'topics' }] } });
});

test('entries are added, ordered, kept by their id and shown on the public page', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const person = await server.given.person(orgId);
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  const params = { id: person.id };
  const leeds = { institution: 'Leeds', degree: 'PhD', major: '', year: 2001 };
  const york = { institution: 'York', degree: 'BSc' };

  const one = await expert.call(people.replaceSections, {
    params,
    body: { kind: 'education', version: 1, entries: [{ data: leeds }, { data: york }] },
  });
  expect(one.sections.map(({ data }) => data)).toEqual([
    { institution: 'Leeds', degree: 'PhD', year: 2001 },
    york,
  ]);
  const [first, second] = one.sections;
  const two = await expert.call(people.replaceSections, {
    params,
    body: {
      kind: 'education',
      version: one.version,
      entries: [
        { id: second?.id ?? '', data: york },
        { id: first?.id ?? '', data: leeds },
      ],
    },
  });
  expect(two.sections.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  const { sections } = await server.call(publicProfiles.person, { params: { username: person.username } });
  expect(sections.map(({ data }) => 'institution' in data && data.institution)).toEqual(['York', 'Leeds']);
  expect(await newestRecord(server, person.id)).toMatchObject({
    text: 'changed their education',
    before: { education: [{ institution: 'Leeds' }, york] },
    after: { education: [york, { institution: 'Leeds' }] },
  });
  await expect(
    expert.call(people.replaceSections, {
      params,
      body: { kind: 'education', version: one.version, entries: [] },
    }),
  ).rejects.toMatchObject({ status: 409 });
  expect((await expert.call(people.own)).sections).toHaveLength(2);
});

test('entries have the limits of the product, and staff profiles only their kinds', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const person = await server.given.person(orgId, { kind: 'staff' });
  const stranger = await server.given.person(orgId);
  const staff = await server.signInAs('staff', { orgId, personId: person.id });
  const params = { id: person.id };
  const refused = (body: object, status: number, path?: string, at = params) =>
    expect(
      staff.call(people.replaceSections, { params: at, body: { version: 1, ...body } as never }),
    ).rejects.toMatchObject({ status, ...(path && { envelope: { fields: [{ path }] } }) });

  const link = { name: 'Site', url: 'javascript:alert(1)' };
  await refused({ kind: 'link', entries: [{ data: link }] }, 422, 'entries.0.data.url');
  const many = Array.from({ length: 21 }, () => ({ data: { ...link, url: 'northmere.example' } }));
  await refused({ kind: 'link', entries: many }, 422, 'entries');
  await refused({ kind: 'quotation', entries: [] }, 422, 'kind');
  await refused({ kind: 'link', entries: [] }, 404, undefined, { id: stranger.id });
  const { sections } = await staff.call(people.replaceSections, {
    params,
    body: { kind: 'link', version: 1, entries: many.slice(0, 20) },
  });
  expect(sections[0]?.data).toEqual({ name: 'Site', url: 'https://northmere.example' });
});
