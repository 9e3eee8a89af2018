import { people, publicProfiles } from '@rostrum/contracts';
import { personExport, personPresence, personVersions } from '@rostrum/contracts/people';
import { customFields } from '../custom-fields/index.ts';
import { personFieldValues } from './person-fields.schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

/** An expert with an account, an administrator, and somebody who looks from outside. */
async function setOut(username: string) {
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const person = await server.given.person(orgId, { username, topics: ['Tides'], phone: '+44 20 7946 0000' });
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  const seeker = await server.signInAs('media');
  return {
    admin,
    expert,
    person,
    params: { id: person.id },
    seen: () => seeker.call(publicProfiles.person, { params: { username } }),
  };
}

test('contact and employee id stay with the team; what it chose to show is public, and hidden in safety mode', async () => {
  const { admin, params, person, seen } = await setOut('chosen');
  const saved = await admin.call(people.update, {
    params,
    body: {
      version: 1,
      phone_extension: '214',
      building: 'Harbour House',
      room: '2.12',
      address: '1 Quay Street',
      postal: 'NR3 1AA',
      city: 'Norport',
      state: 'Norfolk',
      country: 'GB',
      employee_id: 'HR-7781',
    },
  });
  expect(saved).toMatchObject({ phone_extension: '214', room: '2.12', employee_id: 'HR-7781' });
  const before = await seen();
  expect(before.contact).toBeNull();
  for (const secret of ['HR-7781', '7946 0000', 'Quay Street', person.email])
    expect(JSON.stringify(before)).not.toContain(secret);

  await admin.call(people.update, {
    params,
    body: { version: saved.version, shown_contact: ['address', 'phone'] },
  });
  const shown = await seen();
  expect(shown.contact).toEqual({
    email: null,
    phone: '+44 20 7946 0000 ext. 214',
    address: ['2.12, Harbour House', '1 Quay Street', 'Norport, Norfolk NR3 1AA', 'United Kingdom'],
  });
  expect(JSON.stringify(shown)).not.toContain('HR-7781');

  await admin.call(personPresence.setSafety, { params, body: { is_on: true } });
  expect((await seen()).contact).toBeNull();
});

test('as what a person speaks: each choice by itself, public, in versions and in CSV', async () => {
  const { admin, expert, params, seen } = await setOut('speaker');
  const choose = (form: 'panelist' | 'keynote', is_set: boolean) =>
    expert.call(personPresence.setSpeaking, { params, body: { form, is_set } });
  await choose('panelist', true);
  expect((await choose('keynote', true)).speaking).toEqual(['keynote', 'panelist']);
  expect((await choose('panelist', false)).speaking).toEqual(['keynote']);
  expect((await seen()).speaking).toEqual(['keynote']);
  // Nothing changes, so nothing is recorded.
  const { version } = await choose('keynote', true);
  expect(version).toBe(4);

  const { text } = await admin.call(personExport.read, { body: { ids: [params.id] } });
  expect(text).toContain('"Speaks as"');
  expect(text).toContain('"keynote"');
  const { items } = await admin.call(personVersions.list, { params });
  expect(items[0]?.changed).toEqual(['Speaks as']);
});

test('a fee is told as far as its person chose; the record and the versions say it in words', async () => {
  const { admin, expert, params, seen } = await setOut('paid');
  const terms = {
    minimum: 500,
    maximum: 1000,
    currency: 'eur',
    waived_for: ['schools'],
    visible: 'public' as const,
  };
  const first = await expert.call(personPresence.setFee, {
    params,
    body: { kind: 'speaking', version: 1, terms },
  });
  expect(first.fees).toEqual([{ kind: 'speaking', ...terms, currency: 'EUR' }]);
  await expect(
    expert.call(personPresence.setFee, { params, body: { kind: 'speaking', version: 1, terms: null } }),
  ).rejects.toMatchObject({ status: 409, code: 'version_conflict' });
  await expect(
    expert.call(personPresence.setFee, {
      params,
      body: { kind: 'consulting', version: first.version, terms: { ...terms, maximum: 10 } },
    }),
  ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: 'terms.maximum' }] } });
  const hidden = { ...terms, minimum: 7777, maximum: 7777, visible: 'hidden' as const };
  const second = await expert.call(personPresence.setFee, {
    params,
    body: { kind: 'consulting', version: first.version, terms: hidden },
  });
  const asked = { ...terms, minimum: 8888, maximum: null, visible: 'on_request' as const };
  await expert.call(personPresence.setFee, {
    params,
    body: { kind: 'expert_witness', version: second.version, terms: asked },
  });
  const shown = await seen();
  expect(shown.fees).toEqual([
    { kind: 'speaking', terms: { minimum: 500, maximum: 1000, currency: 'EUR', waived_for: ['schools'] } },
    { kind: 'expert_witness', terms: null },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/:(?:7777|8888)\b|7,777|8,888/);

  const { items } = await admin.call(people.activity, { query: {} });
  expect(JSON.stringify(items)).toContain('Consulting: EUR 7,777, no fee for schools (hidden)');
  const newest = (await admin.call(personVersions.list, { params })).items[0];
  const restored = await admin.call(personVersions.restore, {
    params: { ...params, number: (newest?.number ?? 0) - 1 },
    body: { version: second.version + 1, parts: ['fees'] },
  });
  expect(restored.fees).toEqual([]);
});

test('a member of staff neither speaks nor has fees', async () => {
  const admin = await server.signInAs('administrator');
  const { id } = await server.given.person(admin.orgId ?? '', { kind: 'staff', topics: [] });
  const params = { id };
  await expect(
    admin.call(personPresence.setSpeaking, { params, body: { form: 'keynote', is_set: true } }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(
    admin.call(personPresence.setFee, { params, body: { kind: 'speaking', version: 1, terms: null } }),
  ).rejects.toMatchObject({ status: 422 });
});

test('own fields that were never confirmed are named on the profile and found by the filter, whoever filled them in', async () => {
  const { admin, expert, person } = await setOut('own-fields');
  const orgId = admin.orgId ?? '';
  const values = {
    orgId,
    key: 'union',
    kind: 'text' as const,
    label: 'Union',
    choices: [],
    visibility: 'team' as const,
    isRequired: false,
    position: 0,
  };
  const [field] = await server.db.insert(customFields).values(values).returning();
  // As an import writes it: a value, and no change that the profile would tell.
  await server.db
    .insert(personFieldValues)
    .values({ orgId, ownerId: person.id, fieldId: field?.id ?? '', value: 'Unite' });
  const found = async () =>
    (await admin.call(people.list, { query: { unchecked: 'fields' } })).items.map(({ id }) => id);
  const check = async () =>
    (await expert.call(people.own)).checks.find(({ section }) => section === 'fields');
  expect(await check()).toMatchObject({ confirmed_at: null });
  expect(await found()).toEqual([person.id]);
  await expert.call(people.confirmOwnSection, { body: { section: 'fields' } });
  expect(await check()).toMatchObject({ confirmed_at: expect.any(String) });
  expect(await found()).toEqual([]);
});

test('an individual keeps their own name, title and contact, and nobody else’s', async () => {
  const orgId = (await server.given.organisation()).id;
  const person = await server.given.person(orgId, { kind: 'individual', username: 'alone' });
  const individual = await server.signInAs('individual', { orgId, personId: person.id });
  const body = { version: 1, job_title: 'Hydrologist', city: 'Norport' };
  const saved = await individual.call(people.update, { params: { id: person.id }, body });
  expect(saved).toMatchObject({ job_title: 'Hydrologist', city: 'Norport' });
  // What would go through an office is said to be taken, in safety mode too: there is none.
  await individual.call(people.updateOwn, {
    body: {
      version: saved.version,
      availability: [
        {
          type: 2,
          accepts: 'via_office',
          notice_hours: null,
          conditions: null,
          away_from: null,
          away_to: null,
        },
        { type: 3, accepts: 'no', notice_hours: null, conditions: null, away_from: null, away_to: null },
      ],
    },
  });
  const shown = async () =>
    (await server.call(publicProfiles.person, { params: { username: 'alone' } })).availability.map(
      ({ accepts }) => accepts,
    );
  expect(await shown()).toEqual(['yes', 'no']);
  await individual.call(personPresence.setSafety, { params: { id: person.id }, body: { is_on: true } });
  expect(await shown()).toEqual(['yes', 'no']);

  const other = await server.given.person(orgId, { username: 'not-alone' });
  await expect(individual.call(people.update, { params: { id: other.id }, body })).rejects.toMatchObject({
    status: 404,
  });
  const expert = await server.signInAs('expert', { orgId, personId: other.id });
  await expect(expert.call(people.update, { params: { id: other.id }, body })).rejects.toMatchObject({
    status: 403,
  });
});
