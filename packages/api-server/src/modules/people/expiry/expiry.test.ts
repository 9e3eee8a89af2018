import { people, publicProfiles } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { personPreview, personVersions } from '@rostrum/contracts/people';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { users } from '@rostrum/identity/schema';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

const number = 'QX-48151623';
const entry = { name: 'Chartered engineer', issuer: 'Engineering Council' };

test('the number of an accreditation is read by the team and its person, and by nobody else', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const { id } = await server.given.person(orgId, { username: 'licensed' });
  const expert = await server.signInAs('expert', { orgId, personId: id });
  const params = { id };
  const read = async (by: typeof admin = admin) =>
    (await by.call(people.get, { params })).sections.map(({ id: of, data }) => ({ id: of, data }));
  const save = async (entries: object[], by: typeof admin = admin) => {
    const { version } = await admin.call(people.get, { params });
    return by.call(people.replaceSections, {
      params,
      body: { kind: 'accreditation', version, entries } as never,
    });
  };

  await save([{ data: { ...entry, number } }]);
  const [first] = await read();
  expect(first?.data).toEqual({ ...entry, number });
  expect((await read(expert))[0]?.data).toMatchObject({ number });
  const guest = await server.call(publicProfiles.person, { params: { username: 'licensed' } });
  expect(guest.sections[0]?.data).toEqual(entry);
  const said = [
    guest,
    await admin.call(personPreview, { params }),
    (await server.app.inject('/experts/licensed')).body,
    // What is append-only, and what is searched, never held it.
    await admin.call(people.activity),
    await admin.call(personVersions.list, { params }),
    (await server.db.execute(sql`SELECT data, search_vector FROM person_sections`)).rows,
    (await server.db.execute(sql`SELECT before, after FROM activity_entries`)).rows,
  ];
  for (const each of said) expect(JSON.stringify(each)).not.toMatch(/48151623/i);

  // An area that is older than the field sends nothing of it; one that knows it can empty it.
  await save([{ id: first?.id, data: { ...entry, jurisdiction: 'Norway' } }]);
  expect((await read())[0]?.data).toMatchObject({ jurisdiction: 'Norway', number });
  await save([{ id: first?.id, data: { ...entry, number: '' } }], expert);
  expect((await read())[0]?.data).toEqual(entry);
});

test('an accreditation is warned of once, up to 60 days before its last day', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const [own, unclaimed] = [await server.given.person(orgId), await server.given.person(orgId)];
  const expert = await server.signInAs('expert', { orgId, personId: own.id });
  const emailOf = async ({ userId }: { userId: string }) =>
    (await server.db.select().from(users).where(eq(users.id, userId)))[0]?.email;
  let now = new Date('2027-01-10T09:00:00Z');
  const sent: OutgoingMail[] = [];
  const mail = {
    enqueue: async (_tx: unknown, one: OutgoingMail) => String(sent.push(one)),
    takeBack: async () => undefined,
  };
  // Two servers whose jobs run at the same time.
  const round = () => {
    const deps = { db: server.db, clock: () => now, mail, config: { publicUrl: 'https://r.example' } };
    return Promise.all([warnOfExpiry(deps), warnOfExpiry(deps)]).then(([one, other]) => one + other);
  };
  const save = async (id: string, validUntil: string) => {
    const { version, sections } = await admin.call(people.get, { params: { id } });
    const data = { ...entry, valid_until: validUntil };
    await admin.call(people.replaceSections, {
      params: { id },
      body: { kind: 'accreditation', version, entries: [{ id: sections[0]?.id, data }] },
    });
  };
  await save(own.id, '2027-03-12');
  await save(unclaimed.id, '2027-01-09');
  expect(await round()).toBe(0);
  now = new Date('2027-01-11T09:00:00Z');
  expect(await round()).toBe(1);
  expect(sent).toMatchObject([
    { kind: 'person.accreditation_expires', to: { email: await emailOf(expert) }, orgId },
  ]);
  expect(sent[0]?.text).toContain('valid until 12 March 2027');
  // The bell says it too; it leads each reader to the page of the profile that is theirs.
  const told = async (by: typeof admin) => (await by.call(notifications.list)).items;
  const notice = { kind: 'expiry', actor: null, detail: entry.name, href: '/dashboard/people' };
  expect(await told(expert)).toMatchObject([
    { ...notice, text: 'Your accreditation is valid until 12 March 2027' },
  ]);
  expect(await told(admin)).toEqual([]);
  expect((await admin.call(people.activity)).items[0]).toMatchObject({
    verb: 'person.accreditation_expiring',
  });
  // Changed in another way it is not warned of again; prolonged it is, when its day comes.
  await save(own.id, '2027-03-12');
  expect(await round()).toBe(0);
  await save(own.id, '2028-03-12');
  expect(await round()).toBe(0);
  now = new Date('2028-03-01T09:00:00Z');
  expect(await round()).toBe(1);
  // Without an account of theirs those who run the organisation are told whose it is.
  await save(unclaimed.id, '2028-03-20');
  expect(await round()).toBe(1);
  expect(sent.at(-1)).toMatchObject({ to: { email: await emailOf(admin) } });
  expect(sent.at(-1)?.text).toContain(unclaimed.lastname);
  expect(await told(admin)).toMatchObject([
    {
      kind: 'expiry',
      href: `/dashboard/people/${unclaimed.id}`,
      detail: expect.stringContaining(unclaimed.lastname),
    },
  ]);
});
