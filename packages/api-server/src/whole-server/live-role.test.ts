import { analytics, history, inquiries, people, settings } from '@rostrum/contracts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberships, organisations, users } from '@rostrum/identity/schema';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { openStream } from '../testing/open-stream.ts';

const membershipOf = (orgId: string | null, userId: string) =>
  and(eq(memberships.orgId, orgId ?? ''), eq(memberships.userId, userId));

async function withTwo(server: TestApp) {
  const ada = await server.signInAs('administrator');
  const agent = await server.signInAs('agent', {
    orgId: ada.orgId ?? '',
    scopes: { departments: ['Law'], tags: [] },
  });
  return { ada, agent, orgId: ada.orgId ?? '' };
}

test('a demotion counts from the next request on, and so does a promotion', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { ada, orgId } = await withTwo(server);
  await ada.call(analytics.home);
  await server.db.update(memberships).set({ role: 'agent' }).where(membershipOf(orgId, ada.userId));
  await expect(ada.call(analytics.home)).rejects.toMatchObject({ status: 403 });
  await ada.call(people.list);
  await server.db.update(memberships).set({ role: 'staff' }).where(membershipOf(orgId, ada.userId));
  await expect(ada.call(people.list)).rejects.toMatchObject({ status: 403 });
  await server.db.update(memberships).set({ role: 'owner' }).where(membershipOf(orgId, ada.userId));
  await ada.call(analytics.home);
});

test('an agent’s scope counts from the next request on', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { agent, orgId } = await withTwo(server);
  const { id } = await server.given.person(orgId, { department: 'Law' });
  expect(await agent.call(people.list)).toMatchObject({ total: 1 });
  await server.db
    .update(memberships)
    .set({ scopes: { departments: ['Physics'], tags: [] } })
    .where(membershipOf(orgId, agent.userId));
  expect(await agent.call(people.list)).toMatchObject({ total: 0 });
  await expect(agent.call(people.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test('removal from the organisation ends every session in it at once', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { agent, orgId } = await withTwo(server);
  await agent.call(inquiries.list);
  await server.db.delete(memberships).where(membershipOf(orgId, agent.userId));
  await expect(agent.call(inquiries.list)).rejects.toMatchObject({ status: 401 });
  await expect(agent.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
});

test('a deactivated person and a closed organisation are out with the next request', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const { ada, agent, orgId } = await withTwo(server);
  const sam = await server.signInAs('media');
  await sam.call(history.list);
  for (const status of ['deactivated', 'deleted', 'invited'] as const) {
    await server.db.update(users).set({ status }).where(eq(users.id, sam.userId));
    await expect(sam.call(history.list)).rejects.toMatchObject({ status: 401 });
  }
  await server.db.update(organisations).set({ status: 'closed' }).where(eq(organisations.id, orgId));
  for (const member of [ada, agent])
    await expect(member.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
});

const changes: [string, (server: TestApp, orgId: string, userId: string) => PromiseLike<unknown>][] = [
  [
    'a demotion',
    ({ db }, orgId, userId) =>
      db.update(memberships).set({ role: 'staff' }).where(membershipOf(orgId, userId)),
  ],
  [
    'a new scope',
    ({ db }, orgId, userId) =>
      db
        .update(memberships)
        .set({ scopes: { departments: ['Medicine'], tags: [] } })
        .where(membershipOf(orgId, userId)),
  ],
  ['removal', ({ db }, orgId, userId) => db.delete(memberships).where(membershipOf(orgId, userId))],
  [
    'deactivation',
    ({ db }, _orgId, userId) => db.update(users).set({ status: 'deactivated' }).where(eq(users.id, userId)),
  ],
  [
    'the end of the organisation',
    ({ db }, orgId) => db.update(organisations).set({ status: 'closed' }).where(eq(organisations.id, orgId)),
  ],
];

test.each(changes)(
  '%s ends the open live stream at once, not at its next beat, and no other',
  async (_name, change) => {
    await using server = await buildTestApp({ servers: 2 });
    const { agent, orgId } = await withTwo(server);
    const stranger = await server.signInAs('administrator');
    using stream = await openStream(server, agent);
    using other = await openStream(server, stranger);
    await stream.until(': listening');
    await other.until(': listening');
    await change(server, orgId, agent.userId);
    await stream.ended();
    // The beat every 15 seconds looks again too; waiting for it would leave access open that long.
    expect(stream.text()).not.toContain(': still here');
    const isOpen = await Promise.race([other.ended().then(() => false), Promise.resolve(true)]);
    expect(isOpen).toBe(true);
  },
);
