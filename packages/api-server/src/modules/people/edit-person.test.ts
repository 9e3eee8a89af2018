import { activityEntries } from '@rostrum/server-kit/schema';
import { access, people, publicProfiles } from '@rostrum/contracts';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
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

test('every further kind of entry is saved, read back and shown in public', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const person = await server.given.person(admin.orgId ?? '', { username: 'versatile' });
  const data = {
    accreditation: { name: 'Chartered engineer', issuer: 'Engineering Council', valid_until: '2031-05-01' },
    accomplishment: { title: 'Harbour swim', type: 'personal', date: '2019-6', description: 'First home.' },
    research_focus: { title: 'Compound floods', description: 'Rain and tide at once.', date: '2024' },
    research_grant: {
      title: 'Safe estuaries',
      organization: 'Sea Fund',
      details: 'Three years.',
      amount: 1_200_000,
      currency: 'eur',
    },
    patent: { number: 'EP 1 234 567', title: 'Tide gauge', details: 'Without moving parts.' },
    course: { title: 'Coastal engineering', details: 'For the second year.' },
    partnership: { title: 'Flood alerts', details: 'Since 2020.', organization: 'Port of Northmere' },
    sample_talk: {
      title: 'The next surge',
      description: 'For everybody.',
      minutes: 45,
      formats: ['keynote'],
    },
    testimonial: {
      name: 'Ivo Lind',
      position: 'Editor',
      company: 'The Meridian',
      recommendation: 'Clear within a minute.',
      agreed_on: '2026-10-01',
    },
    publication: {
      title: 'Surges',
      publisher: 'Sea Press',
      kind: 'article',
      authors: 'Lind, I. and Pat, V.',
      doi: 'https://doi.org/10.1000/Surge.1',
      date: '2021/3/14',
      details: 'On gates that close by themselves.',
    },
    event_appearance: {
      title: 'Opening',
      event_name: 'Tide Days',
      date: '2026-05-02',
      timezone: 'America/New_York',
    },
    education: { institution: 'Delft', degree: 'MSc', description: 'On sluices.' },
    video: {
      title: 'At the gauge',
      url: 'https://www.youtube.com/watch?v=abc',
      captions: 'https://northmere.example/gauge.vtt',
    },
    social: { network: 'linkedin', url: 'linkedin.com/in/versatile' },
  } as const;
  let { version } = person;
  const save = (kind: keyof typeof data, entry: object) =>
    admin.call(people.replaceSections, {
      params: { id: person.id },
      body: { kind, version, entries: [{ data: entry }] } as never,
    });
  for (const kind of Object.keys(data) as (keyof typeof data)[]) {
    const saved = await save(kind, data[kind]);
    ({ version } = saved);
    expect(saved.sections.find((section) => section.kind === kind)?.data).toMatchObject(
      kind === 'research_grant'
        ? { ...data[kind], currency: 'EUR' }
        : kind === 'publication'
          ? { ...data[kind], doi: '10.1000/Surge.1', date: '2021-03-14', year: 2021 }
          : kind === 'accomplishment'
            ? { ...data[kind], date: '2019-06', year: 2019 }
            : kind === 'social'
              ? { ...data[kind], url: 'https://linkedin.com/in/versatile' }
              : data[kind],
    );
  }
  await expect(
    save('video', { title: 'Elsewhere', url: 'https://youtube.com.evil.example/watch' }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(save('publication', { ...data.publication, doi: '11.1/x' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'entries.0.data.doi' }] },
  });
  // The year alone is what older areas send; the calendar has no other days.
  expect(
    (await save('publication', { ...data.publication, date: undefined, year: 2020 })).sections,
  ).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ year: 2020 }) }));
  version += 1;
  for (const date of ['2021-02-30', '1899', '2021-1-1-1', 'spring'])
    await expect(save('publication', { ...data.publication, date })).rejects.toMatchObject({
      envelope: { fields: [{ path: 'entries.0.data.date' }] },
    });
  await save('publication', data.publication);
  version += 1;
  await expect(save('event_appearance', { ...data.event_appearance, timezone: 'Sea' })).rejects.toMatchObject(
    { code: 'invalid_input' },
  );
  const { body } = await server.app.inject('/experts/versatile');
  for (const shown of [
    'Chartered engineer',
    'Compound floods',
    'Sea Fund, 1,200,000 EUR',
    'EP 1 234 567, Without moving parts.',
    'Coastal engineering',
    'Port of Northmere',
    'The next surge',
    'Clear within a minute.',
    'Lind, I. and Pat, V., Sea Press, 14 March 2021. On gates that close by themselves.',
    'June 2019. First home.',
    'Personal',
    'href="https://doi.org/10.1000/Surge.1"',
    'Tide Days, New York time',
    'Delft. On sluices.',
    'href="https://northmere.example/gauge.vtt"',
    'At the gauge',
    'LinkedIn',
  ])
    expect(body).toContain(shown);
});
