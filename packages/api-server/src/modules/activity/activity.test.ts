import { expect, test } from 'vitest';
import { activity } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { transaction } from '@rostrum/server-kit/database';
import { buildTestApp } from '../../testing/build-test-app.ts';
import {
  type Activity,
  activityRepository,
  firstBrokenLink,
  recordActivity,
} from '@rostrum/server-kit/audit';

const entryOf = (orgId: string | null, values: Partial<Activity> = {}): Activity => ({
  actor: { userId: null, name: 'Ada', role: 'administrator' },
  orgId,
  verb: 'person.published',
  text: 'published Pat',
  entity: { type: 'person', id: null, label: 'Pat' },
  before: { status: 'draft', name: { b: 1, a: 2 } },
  after: { status: 'published' },
  ...values,
});

test('entries written at once form one unbroken chain, and the database refuses to change them', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      transaction(server.db, (tx) => recordActivity(tx, entryOf(orgId, { text: `step ${index}` }))),
    ),
  );
  const chain = await activityRepository.chain(server.db, orgId);
  expect(chain.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  expect(firstBrokenLink(chain)).toBeUndefined();
  await expect(
    server.db.execute(sql`update activity_entries set text = 'nothing happened'`),
  ).rejects.toMatchObject({ cause: { message: 'activity_entries is append-only' } });
  await expect(server.db.execute(sql`delete from activity_entries`)).rejects.toThrow('Failed query');
  const admin = await server.signInAs('administrator', { orgId });
  const agent = await server.signInAs('agent', { orgId });
  await expect(agent.call(activity.verify)).rejects.toMatchObject({ status: 403 });
  expect(await admin.call(activity.verify)).toMatchObject({
    entries: 12,
    broken_at: null,
    newest_hash: chain.at(-1)?.hash,
  });
  // Whoever owns the database can get around its triggers, and is found out: by a changed entry, and by one cut off the end.
  const behindItsBack = (statement: string) =>
    server.database.pool.query(
      `alter table activity_entries disable trigger all; ${statement}; alter table activity_entries enable trigger all`,
    );
  await behindItsBack(`delete from activity_entries where scope_id = '${orgId}' and sequence = 12`);
  expect(await admin.call(activity.verify)).toMatchObject({ entries: 12, broken_at: 12 });
  await behindItsBack(`update activity_entries set text = 'x' where scope_id = '${orgId}' and sequence = 3`);
  expect(await admin.call(activity.verify)).toMatchObject({ broken_at: 3 });
  const forged = chain.map((entry) =>
    entry.sequence === 5 ? { ...entry, text: 'nothing happened' } : entry,
  );
  expect(firstBrokenLink(forged)).toBe(5);
  expect(firstBrokenLink(chain.filter(({ sequence }) => sequence !== 7))).toBe(7);
});

test('administrators read their organisation, everybody else their own steps', async () => {
  await using server = await buildTestApp();
  const ada = await server.signInAs('administrator');
  const sam = await server.signInAs('media');
  const other = await server.signInAs('owner');
  const actor = { userId: sam.userId, name: 'Sam', role: 'media' };
  await transaction(server.db, async (tx) => {
    await recordActivity(tx, entryOf(ada.orgId));
    await recordActivity(
      tx,
      entryOf(ada.orgId, {
        actor,
        verb: 'inquiry.sent',
        text: 'sent INQ-1',
        entity: { type: 'inquiry', id: null, label: 'INQ-1', href: '/dashboard/inquiries' },
      }),
    );
    await recordActivity(
      tx,
      entryOf(null, {
        actor,
        verb: 'user.password_changed',
        text: 'changed the password',
        entity: { type: 'user', id: sam.userId, label: 'Sam' },
      }),
    );
  });
  expect((await ada.call(activity.list)).items.map(({ verb }) => verb)).toEqual([
    'inquiry.sent',
    'person.published',
  ]);
  expect((await sam.call(activity.list)).items.map(({ verb }) => verb)).toEqual([
    'user.password_changed',
    'inquiry.sent',
  ]);
  expect(await other.call(activity.list)).toEqual({ items: [], total: 0, actors: [], verbs: [] });
  // By person, by what was done and by date; each entry has its fields before and after.
  const all = await ada.call(activity.list);
  expect(all).toMatchObject({
    actors: [{ id: sam.userId, name: 'Sam' }],
    verbs: ['inquiry.sent', 'person.published'],
    items: [{}, { changes: [{ field: 'name' }, { field: 'status', before: 'draft', after: 'published' }] }],
  });
  const under = async (query: object) =>
    (await ada.call(activity.list, { query })).items.map(({ text }) => text);
  expect(await under({ actor: sam.userId })).toEqual(['sent INQ-1']);
  expect(await under({ verb: 'person.published' })).toEqual(['published Pat']);
  expect(await under({ days: 1, actor: sam.userId, verb: 'person.published' })).toEqual([]);
  expect(await under({ days: 1, since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  // No one else's steps are reached by their id.
  expect(await sam.call(activity.list, { query: { actor: ada.userId } })).toMatchObject({ total: 0 });
  expect(await ada.call(activity.list, { query: { entity: 'inquiry' } })).toMatchObject({
    total: 1,
    items: [{ actor: { name: 'Sam', role: 'media' }, entity: { href: '/dashboard/inquiries' } }],
  });
});

test('the first and the last day are whole days on the clock of the reader', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation({ timezone: 'America/New_York' });
  const ada = await server.signInAs('administrator', { orgId });
  // In New York: 23:30 of the 1st, 00:30 of the 2nd, 23:30 of the 2nd, 00:30 of the 3rd.
  for (const at of ['02T04:30', '02T05:30', '03T04:30', '03T05:30'])
    await transaction(server.db, (tx) =>
      recordActivity(tx, entryOf(orgId, { text: at, at: new Date(`2026-11-${at}:00Z`) })),
    );
  const under = async (query: object) =>
    (await ada.call(activity.list, { query })).items.map(({ text }) => text);
  expect(await under({ from: '2026-11-02', to: '2026-11-02' })).toEqual(['03T04:30', '02T05:30']);
  expect(await under({ from: '2026-11-03' })).toEqual(['03T05:30']);
  expect(await under({ to: '2026-11-01' })).toEqual(['02T04:30']);
  expect(await under({ from: '2026-11-03', to: '2026-11-01' })).toEqual([]);
  await expect(ada.call(activity.list, { query: { from: 'yesterday' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('an entry leads to an inquiry only while the inbox can open it', async () => {
  await using server = await buildTestApp();
  const ada = await server.signInAs('administrator');
  const orgId = ada.orgId ?? '';
  const held = await server.given.inquiry(orgId, { status: 'quarantined' });
  const open = await server.given.inquiry(orgId, { status: 'new' });
  for (const { id, ref } of [held, open])
    await transaction(server.db, (tx) =>
      recordActivity(
        tx,
        entryOf(orgId, { entity: { type: 'inquiry', id, label: ref, href: `/dashboard/inquiries/${id}` } }),
      ),
    );
  const { items } = await ada.call(activity.list);
  expect(items.map(({ entity }) => [entity.label, entity.href])).toEqual([
    [open.ref, `/dashboard/inquiries/${open.id}`],
    [held.ref, null],
  ]);
});
