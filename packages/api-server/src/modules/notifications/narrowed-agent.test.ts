import { inquiries, sentInquiries } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { memberships } from '@rostrum/identity/schema';
import { runAsSystem } from '@rostrum/server-kit/database';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { modules } from '../../modules.ts';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';
import { people as peopleTable } from '../people/index.ts';
import { createDigestService, type DigestDeps } from './digests.service.ts';

const key = () => crypto.randomUUID();
const secret = 'One more secret thing';

test('an agent whose scope was narrowed reads nothing of an inquiry, in the list, the count or the digest', async () => {
  const built: DigestDeps[] = [];
  await using scene = await inquiryScene({
    modules: [...modules, { name: 'catch', routes: (deps) => (built.push(deps), []) }],
  });
  const { administrator, journalist, server, orgId, expert } = scene;
  await server.db.update(peopleTable).set({ department: 'Oceans' }).where(eq(peopleTable.id, expert.id));
  const agent = await server.signInAs('agent', { orgId, email: 'agent@northmere.example' });
  const giveScope = (departments: string[]) =>
    server.db
      .update(memberships)
      .set({ scopes: { departments, tags: [] } })
      .where(and(eq(memberships.orgId, orgId), eq(memberships.userId, agent.userId)));
  await giveScope(['Oceans']);
  const choices = await agent.call(notifications.choices, {});
  await agent.call(notifications.choose, { body: { ...choices, reply: 'daily' } });

  const sent = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const params = { id: sent.id };
  const assign = async (assignee: string | null) => {
    const { version } = await administrator.call(inquiries.get, { params });
    await administrator.call(inquiries.update, { params, body: { version, assignee_id: assignee } });
  };
  await assign(agent.userId);
  await journalist.call(sentInquiries.reply, { params, body: { body: secret }, idempotencyKey: key() });
  const read = async () => ({
    kinds: (await agent.call(notifications.list, {})).items.map(({ kind }) => kind).sort(),
    unread: (await agent.call(notifications.count, {})).unread,
  });
  expect(await read()).toEqual({ kinds: ['assigned', 'reply'], unread: 2 });

  await assign(administrator.userId);
  await giveScope(['Law']);
  expect(await read()).toEqual({ kinds: [], unread: 0 });
  expect(await agent.call(notifications.markRead, { body: {} })).toEqual({ unread: 0 });
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await runAsSystem('the tests do what the job does', () =>
    Promise.all(built.map((deps) => createDigestService({ ...deps, clock: () => tomorrow }).round())),
  );
  expect((await scene.mails()).filter(({ kind }) => kind === 'notification.digest')).toEqual([]);

  // What is theirs again is readable again.
  await giveScope(['Oceans']);
  expect(await read()).toEqual({ kinds: ['assigned', 'reply'], unread: 2 });
  await server.db
    .update(memberships)
    .set({ role: 'expert' })
    .where(and(eq(memberships.orgId, orgId), eq(memberships.userId, agent.userId)));
  const asExpert = await server.signIn(agent.userId, orgId);
  expect((await asExpert.call(notifications.list, {})).items).toEqual([]);
});
