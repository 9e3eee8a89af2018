import { hash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rememberSessions } from './remembered-sessions.ts';
import { type TestApp, buildTestApp, people, recordedQueries } from '@rostrum/test-support/server';
import { organisations } from '../organisations/organisations.schema.ts';
import { memberships, seekerProfiles, users } from '../users/users.schema.ts';
import { sessionChanges } from './session-changes.schema.ts';
import { sessionChangesSince } from './session-changes.repository.ts';
import { prepareSessionReads, sessionRepository, type SessionRow } from './sessions.repository.ts';
import { sessions } from './sessions.schema.ts';

/** One server's memory. Its clock stands still, so nothing is forgotten but what is known to have changed. */
function createMemory({ db }: TestApp) {
  const { bySecret } = prepareSessionReads(db);
  const find = rememberSessions({ bySecret, changesSince: (seen) => sessionChangesSince(db, seen) }, () => 0);
  return async (hashed: string): Promise<SessionRow | undefined> => (await find([hashed])).get(hashed);
}

async function withMember(server: TestApp) {
  const { id: orgId } = await server.given.organisation();
  const { id: personId } = await server.given.person(orgId);
  const { id: otherPersonId } = await server.given.person(orgId);
  const member = await server.signInAs('agent', { orgId, personId });
  const seeker = await server.signInAs('media');
  const hashed = (secret: string) => hash('sha256', secret, 'hex');
  return { orgId, personId, otherPersonId, member, seeker, hashed };
}
type Given = Awaited<ReturnType<typeof withMember>>;

interface Change {
  name: string;
  /** What of the row it changes. */
  fields: readonly (keyof SessionRow)[] | 'gone';
  who?: 'seeker';
  make: (server: TestApp, given: Given) => PromiseLike<unknown>;
}

const ofUser =
  (values: Partial<typeof users.$inferInsert>): Change['make'] =>
  ({ db }, { member }) =>
    db.update(users).set(values).where(eq(users.id, member.userId));
const ofMembership =
  (values: (given: Given) => Partial<typeof memberships.$inferInsert>): Change['make'] =>
  ({ db }, given) =>
    db.update(memberships).set(values(given)).where(eq(memberships.userId, given.member.userId));
const ofOrganisation =
  (values: Partial<typeof organisations.$inferInsert>): Change['make'] =>
  ({ db }, { orgId }) =>
    db.update(organisations).set(values).where(eq(organisations.id, orgId));
const ofProfile =
  (values: Partial<typeof people.$inferInsert>): Change['make'] =>
  ({ db }, { personId }) =>
    db.update(people).set(values).where(eq(people.id, personId));
const ofSession =
  (values: Partial<typeof sessions.$inferInsert>): Change['make'] =>
  ({ db }, { member }) =>
    db.update(sessions).set(values).where(eq(sessions.userId, member.userId));

const changes: readonly Change[] = [
  { name: 'a name', fields: ['firstname', 'lastname'], make: ofUser({ firstname: 'Ada', lastname: 'King' }) },
  { name: 'an address', fields: ['email'], make: ofUser({ email: 'moved@organisation.example' }) },
  {
    name: 'the letters of an address',
    fields: ['email'],
    make: ({ db }, { member }) =>
      db
        .update(users)
        .set({ email: sql`upper(${users.email}::text)` })
        .where(eq(users.id, member.userId)),
  },
  { name: 'a picture', fields: ['userImage'], make: ofUser({ image: '/picture.png' }) },
  { name: 'a time zone', fields: ['userTimezone'], make: ofUser({ timezone: 'Asia/Tokyo' }) },
  { name: 'a time zone of one’s own', fields: ['usesOwnTimezone'], make: ofUser({ usesOwnTimezone: true }) },
  { name: 'deactivation', fields: 'gone', make: ofUser({ status: 'deactivated' }) },
  { name: 'a role', fields: ['memberRole'], make: ofMembership(() => ({ role: 'staff' })) },
  {
    name: 'a scope',
    fields: ['scopes'],
    make: ofMembership(() => ({ scopes: { departments: ['Law'], tags: [] } })),
  },
  {
    name: 'another profile',
    fields: ['personId', 'username'],
    make: ofMembership(({ otherPersonId }) => ({ personId: otherPersonId })),
  },
  {
    name: 'leaving the organisation',
    fields: 'gone',
    make: ({ db }, { member }) => db.delete(memberships).where(eq(memberships.userId, member.userId)),
  },
  {
    name: 'the organisation’s address',
    fields: ['companyUsername'],
    make: ofOrganisation({ companyUsername: 'moved' }),
  },
  {
    name: 'the organisation’s time zone',
    fields: ['orgTimezone'],
    make: ofOrganisation({ timezone: 'Asia/Tokyo' }),
  },
  {
    name: 'an external expert centre',
    fields: ['expertCenterUrl'],
    make: ofOrganisation({ expertCenterUrl: 'https://experts.northmere.example' }),
  },
  {
    name: 'a second factor asked for',
    fields: ['isSecondFactorDue'],
    make: ofOrganisation({ requiresSecondFactor: true }),
  },
  { name: 'a suspension', fields: ['orgStatus'], make: ofOrganisation({ status: 'suspended' }) },
  { name: 'a closed organisation', fields: 'gone', make: ofOrganisation({ status: 'closed' }) },
  { name: 'a deleted organisation', fields: 'gone', make: ofOrganisation({ deletedAt: new Date() }) },
  { name: 'a profile’s address', fields: ['username'], make: ofProfile({ username: 'moved' }) },
  { name: 'a profile’s picture', fields: ['personImage'], make: ofProfile({ image: '/profile.png' }) },
  { name: 'a deleted profile', fields: ['username'], make: ofProfile({ deletedAt: new Date() }) },
  { name: 'a refresh', fields: ['tokenGeneration'], make: ofSession({ tokenGeneration: 7 }) },
  {
    name: 'an earlier cap',
    fields: ['absoluteExpiresAt'],
    make: ofSession({ absoluteExpiresAt: new Date('2090-01-01') }),
  },
  { name: 'an end brought forward', fields: 'gone', make: ofSession({ expiresAt: new Date(0) }) },
  {
    name: 'sign-out',
    fields: 'gone',
    make: ({ db }, { member, hashed }) =>
      sessionRepository.endBySecret(db, Buffer.from(hashed(member.cookie), 'hex')),
  },
  {
    name: 'another kind of seeker',
    who: 'seeker',
    fields: ['seekerType'],
    make: ({ db }, { seeker }) =>
      db.update(seekerProfiles).set({ seekerType: 'legal' }).where(eq(seekerProfiles.userId, seeker.userId)),
  },
  {
    name: 'no seeker any more',
    who: 'seeker',
    fields: ['seekerType'],
    make: ({ db }, { seeker }) => db.delete(seekerProfiles).where(eq(seekerProfiles.userId, seeker.userId)),
  },
];

function whatDiffers(before: SessionRow | undefined, after: SessionRow | undefined): Change['fields'] {
  if (!before || !after) return 'gone';
  return (Object.keys(before) as (keyof SessionRow)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

test.each(changes)('$name counts at once where the session is remembered', async ({ fields, who, make }) => {
  await using server = await buildTestApp({ servers: 2 });
  const given = await withMember(server);
  const hashed = given.hashed(who === 'seeker' ? given.seeker.cookie : given.member.cookie);
  const [here, there] = [createMemory(server), createMemory(server)];
  const [before] = await Promise.all([here(hashed), there(hashed)]);
  expect(before).toBeDefined();
  expect(await recordedQueries(() => here(hashed))).toEqual([
    expect.stringContaining('from session_changes'),
  ]);
  await make(server, given);
  for (const memory of [here, there]) expect(whatDiffers(before, await memory(hashed))).toEqual(fields);
});

test('every part of a session that can change is among those changes', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { member, hashed } = await withMember(server);
  const row = await createMemory(server)(hashed(member.cookie));
  // Its keys, and whether it is due, for which it is never remembered.
  const fixed = ['id', 'secretHash', 'userId', 'orgId', 'isDue'];
  const seen = new Set<string>(changes.flatMap(({ fields }) => (fields === 'gone' ? [] : fields)));
  expect([...seen, ...fixed].toSorted()).toEqual(Object.keys(row ?? {}).toSorted());
});

test('who began to change first and commits last is not overlooked', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { member, hashed } = await withMember(server);
  const memory = createMemory(server);
  const read = () => memory(hashed(member.cookie));
  const rename = (db: Pick<TestApp['db'], 'update'>, firstname: string) =>
    db.update(users).set({ firstname }).where(eq(users.id, member.userId));
  await read();
  await server.db.transaction(async (tx) => {
    await rename(tx, 'Late');
    // What others commit meanwhile moves the look at the changes past the beginning of this one.
    await server.given.organisation();
    const { id } = await server.given.user('media');
    await server.db.update(users).set({ firstname: 'Other' }).where(eq(users.id, id));
    expect((await read())?.firstname).toBe('Uma');
    expect((await read())?.firstname).toBe('Uma');
  });
  expect((await read())?.firstname).toBe('Late');
});

test('polling and imports of other people’s profiles change nothing', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { member, otherPersonId } = await withMember(server);
  const countOf = async () => (await server.db.select().from(sessionChanges)).length;
  const before = await countOf();
  await server.db
    .update(sessions)
    .set({ expiresAt: sql`now() + interval '1 hour'` })
    .where(eq(sessions.userId, member.userId));
  const shortened = await countOf();
  expect(shortened).toBe(before + 1);
  await sessionRepository.touch(
    server.db,
    (await server.db.select().from(sessions).where(eq(sessions.userId, member.userId)))[0]?.id ?? '',
  );
  await server.db.update(people).set({ image: '/new.png' }).where(eq(people.id, otherPersonId));
  expect(await countOf()).toBe(shortened);
});

test('many changes at once are told as such', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { seen } = await sessionChangesSince(server.db, undefined);
  await server.db.execute(
    sql`insert into session_changes (subject) select gen_random_uuid() from generate_series(1, 1000)`,
  );
  expect((await sessionChangesSince(server.db, seen)).changed).toHaveLength(1000);
  await server.db.execute(sql`insert into session_changes (subject) select gen_random_uuid()`);
  expect(await sessionChangesSince(server.db, seen)).toMatchObject({ changed: 'too many' });
});
