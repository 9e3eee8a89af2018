import { activity, people, publicProfiles } from '@rostrum/contracts';
import { customFields, maximumFields, personFields, type FieldKind } from '@rostrum/contracts/fields';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { personFieldValues } from '../people/person-fields.schema.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeTestSite } from '../../testing/test-site.ts';
import { customFields as customFieldRows } from './custom-fields.schema.ts';
import { makeKey } from './make-key.ts';

let server: TestApp;
let site: Awaited<ReturnType<typeof makeTestSite>>;
beforeAll(async () => {
  site = await makeTestSite();
  server = await buildTestApp({ environment: { SITE_DIR: site.folder } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const field = (kind: FieldKind, label: string, more = {}) => ({
  kind,
  label,
  help: null,
  choices: [] as string[],
  visibility: 'public' as const,
  is_required: false,
  ...more,
});

async function setUp() {
  const organisation = await server.given.organisation();
  const person = await server.given.person(organisation.id, { image: '/portraits/pat.webp' });
  const admin = await server.signInAs('administrator', { orgId: organisation.id });
  const expert = await server.signInAs('expert', { orgId: organisation.id, personId: person.id });
  return { organisation, person, admin, expert, params: { id: person.id } };
}

/** Until a statement of another connection waits for what this one holds. */
const isBlocked = () =>
  vi.waitFor(
    async () => {
      const { rows } = await server.db.execute(
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (rows.length === 0) throw new Error('No statement waits.');
    },
    { timeout: 30_000, interval: 50 },
  );

const refusal = (path: string, message: RegExp) => ({
  status: 422,
  envelope: { fields: [{ path, message: expect.stringMatching(message) }] },
});

test('fields are added, filled in, shown where they may be seen, ordered, archived, and deleted only unused', async () => {
  const { person, admin, expert, params } = await setUp();
  await admin.call(customFields.add, { body: field('url', 'ORCID') });
  await admin.call(customFields.add, { body: field('text', 'Union', { visibility: 'team' }) });
  await admin.call(customFields.add, { body: field('text', 'Airport', { visibility: 'organisation' }) });
  const { fields } = await admin.call(customFields.add, {
    body: field('multiselect', 'Field sites', { choices: ['Selby <estuary>', 'Halden'], help: 'Where.' }),
  });
  expect(fields.map(({ key, used_by }) => [key, used_by])).toEqual([
    ['orcid', 0],
    ['union', 0],
    ['airport', 0],
    ['field_sites', 0],
  ]);
  await expect(admin.call(customFields.add, { body: field('url', 'orcid') })).rejects.toMatchObject(
    refusal('label', /already/),
  );
  const [orcid, union, airport, sites] = fields;
  if (!orcid || !union || !airport || !sites) throw new Error('A field is missing.');

  const own = await expert.call(personFields.get, { params });
  expect(own.fields.map(({ key }) => key)).toEqual(['orcid', 'airport', 'field_sites']);
  const save = (values: object, read: object, by = expert) =>
    by.call(personFields.save, { params, body: { values, read } as never });
  await expect(save({ union: 'None' }, {})).rejects.toMatchObject(refusal('values.union', /not exist/));
  await expect(save({ orcid: 'javascript:alert(1)' }, {})).rejects.toMatchObject(
    refusal('values.orcid', /web address/),
  );
  await expect(save({ field_sites: ['Elsewhere'] }, {})).rejects.toMatchObject(
    refusal('values.field_sites', /one of the choices/),
  );
  const saved = await save(
    { orcid: 'orcid.example/1', airport: 'EDI', field_sites: ['Selby <estuary>'] },
    {},
  );
  expect(saved.values).toMatchObject({ orcid: 'https://orcid.example/1', airport: 'EDI' });
  await expect(save({ airport: 'GLA' }, { airport: null })).rejects.toMatchObject({ status: 409 });
  await save({ union: 'Staff union' }, {}, admin);

  const { fields: shown } = await server.call(publicProfiles.person, {
    params: { username: person.username },
  });
  expect(shown).toEqual([
    { label: 'ORCID', text: 'https://orcid.example/1', href: 'https://orcid.example/1' },
    { label: 'Field sites', text: 'Selby <estuary>', href: null },
  ]);
  const html = (await server.app.inject(`/experts/${person.username}`)).body;
  expect(html).toContain('<dd>Selby &lt;estuary&gt;</dd>');
  expect(html).toMatch(/<a href="https:\/\/orcid\.example\/1"[^>]* rel="noopener noreferrer nofollow">/);
  expect(html).not.toContain('Staff union');
  expect(html).not.toContain('EDI');

  const listed = await admin.call(customFields.list);
  expect(listed.people).toBe(1);
  expect(listed.fields[3]).toMatchObject({ used_by: 1, chosen: [1, 0] });
  const words = { label: 'Field sites', help: null, visibility: 'public' as const, is_required: false };
  await expect(
    admin.call(customFields.change, {
      params: { id: sites.id },
      body: { ...words, choices: ['Halden'], version: 1 },
    }),
  ).rejects.toMatchObject(refusal('choices', /^One profile uses “Selby <estuary>”/));
  await admin.call(customFields.change, {
    params: { id: sites.id },
    body: { ...words, label: 'Where', choices: ['Selby <estuary>'], version: 1 },
  });
  await expect(admin.call(customFields.remove, { params: { id: union.id } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Archive it instead'),
  });
  await admin.call(customFields.archive, { params: { id: union.id }, body: { is_archived: true } });
  expect((await admin.call(personFields.get, { params })).values).not.toHaveProperty('union');
  await admin.call(customFields.archive, { params: { id: union.id }, body: { is_archived: false } });
  expect((await admin.call(personFields.get, { params })).values).toMatchObject({ union: 'Staff union' });

  const ids = [sites.id, airport.id, union.id, orcid.id];
  const ordered = await admin.call(customFields.order, { body: { ids } });
  expect(ordered.fields.map(({ key }) => key)).toEqual(['field_sites', 'airport', 'union', 'orcid']);
  await expect(admin.call(customFields.order, { body: { ids: ids.slice(1) } })).rejects.toMatchObject({
    status: 409,
  });
  await save({ airport: null }, { airport: 'EDI' });
  const left = await admin.call(customFields.remove, { params: { id: airport.id } });
  expect(left.fields).toHaveLength(3);
  const { items } = await admin.call(activity.list);
  expect(new Set(items.map(({ verb }) => verb))).toEqual(
    new Set([
      'field.added',
      'field.changed',
      'field.archived',
      'field.restored',
      'field.ordered',
      'field.deleted',
      'person.updated',
    ]),
  );
});

test('a required field stands between a draft and the public, and stays filled in on a published profile', async () => {
  const { admin, params, person } = await setUp();
  await admin.call(customFields.add, { body: field('number', 'Years of work', { is_required: true }) });
  await admin.call(people.move, { params, body: { status: 'unpublished' } });
  await expect(admin.call(people.move, { params, body: { status: 'published' } })).rejects.toMatchObject(
    refusal('fields', /Years of work/),
  );
  const { refused } = await admin.call(people.setStatus, {
    body: { ids: [person.id], status: 'published' },
  });
  expect(refused[0]?.reason).toBe('Missing: “Years of work”.');
  await admin.call(personFields.save, { params, body: { values: { years_of_work: 12 }, read: {} } });
  await admin.call(people.move, { params, body: { status: 'published' } });
  await expect(
    admin.call(personFields.save, {
      params,
      body: { values: { years_of_work: null }, read: { years_of_work: 12 } },
    }),
  ).rejects.toMatchObject(refusal('values.years_of_work', /published profile needs/));
});

test('another organisation sees neither fields nor values, and an agent does not manage them', async () => {
  const { admin, params, organisation } = await setUp();
  const { fields } = await admin.call(customFields.add, { body: field('text', 'Secret') });
  const id = fields[0]?.id ?? '';
  const stranger = await server.signInAs('administrator');
  expect((await stranger.call(customFields.list)).fields).toEqual([]);
  await expect(stranger.call(customFields.remove, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(stranger.call(personFields.get, { params })).rejects.toMatchObject({ status: 404 });
  const agent = await server.signInAs('agent', { orgId: organisation.id });
  await expect(agent.call(customFields.list)).rejects.toMatchObject({ status: 403 });
  await server.db.insert(customFieldRows).values(
    Array.from({ length: maximumFields - 1 }, (_, position) => ({
      orgId: organisation.id,
      key: `more_${position}`,
      kind: 'text' as const,
      label: 'More',
      choices: [],
      visibility: 'team' as const,
      isRequired: false,
      position,
    })),
  );
  await expect(admin.call(customFields.add, { body: field('text', 'One too many') })).rejects.toMatchObject(
    refusal('label', /You have 50 fields/),
  );
});

test('a field that is deleted while somebody fills it in is either kept or missed, and no value goes with it', async () => {
  const { admin, expert, params, organisation, person } = await setUp();
  const added = await admin.call(customFields.add, { body: field('text', 'Airport') });
  const id = added.fields[0]?.id ?? '';
  const remove = () => admin.call(customFields.remove, { params: { id } });
  const save = () =>
    expert.call(personFields.save, { params, body: { values: { airport: 'EDI' }, read: {} } });

  // Filled in, but not committed yet: whoever deletes waits, and then finds it in use.
  let removal: Promise<unknown> | undefined;
  await server.db.transaction(async (tx) => {
    await tx
      .insert(personFieldValues)
      .values({ orgId: organisation.id, ownerId: person.id, fieldId: id, value: 'GLA' });
    removal = remove().catch((error: unknown) => error);
    await isBlocked();
  });
  expect(await removal).toMatchObject({ status: 409, message: expect.stringContaining('One profile uses') });

  // Deleted, but not committed yet: whoever fills it in waits, and is told.
  await server.db.delete(personFieldValues).where(eq(personFieldValues.fieldId, id));
  let saving: Promise<unknown> | undefined;
  await server.db.transaction(async (tx) => {
    await tx.delete(customFieldRows).where(eq(customFieldRows.id, id));
    saving = save().catch((error: unknown) => error);
    await isBlocked();
  });
  expect(await saving).toMatchObject(refusal('values.airport', /does not exist any more/));
});

test('keys are made from labels, and never stand for what every object has', () => {
  const taken = new Set(['field_sites']);
  expect(
    ['Field sites', 'constructor', '2026 plan', 'Ünïon, état', '日本'].map((label) => makeKey(label, taken)),
  ).toEqual(['field_sites_2', 'constructor_2', 'field_2026_plan', 'union_etat', 'field']);
});
