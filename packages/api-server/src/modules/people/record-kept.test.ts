import { people } from '@rostrum/contracts';
import { peopleBulk } from '@rostrum/contracts/people';
import { organisations } from '@rostrum/identity/schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { peopleFeedMembers, peopleFeeds } from './feeds/feeds.schema.ts';

test('an expert reads who keeps their title and contact and whom to ask, and cannot change them', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  await server.db.update(organisations).set({ deskEmail: null }).where(eq(organisations.id, orgId));
  const { id } = await server.given.person(orgId, { jobTitle: 'Reader', phone: '+47 1' });
  const expert = await server.signInAs('expert', { orgId, personId: id });
  const read = async () => (await expert.call(people.own)).record_kept;

  expect(await read()).toEqual({ from_feed: [], ask: null });
  for (const change of [{ job_title: 'Head' }, { email: 'new@north.example' }, { phone: '+47 2' }]) {
    await expect(
      expert.call(people.update, { params: { id }, body: { version: 1, ...change } }),
    ).rejects.toMatchObject({ status: 403 });
    // What the own call does not know is left out or refused, and never written.
    await expert.call(people.updateOwn, { body: { version: 1, ...change } as never }).catch(() => undefined);
  }
  expect(await admin.call(people.get, { params: { id } })).toMatchObject({
    job_title: 'Reader',
    phone: '+47 1',
    record_kept: null,
  });

  await server.db
    .update(organisations)
    .set({ deskEmail: 'desk@north.example' })
    .where(eq(organisations.id, orgId));
  expect((await read())?.ask?.email).toBe('desk@north.example');
  const agent = await server.signInAs('agent', { orgId });
  await admin.call(peopleBulk.setAgent, { body: { ids: [id], agent_id: agent.userId } });
  expect((await read())?.ask?.email).not.toBe('desk@north.example');

  await server.db.insert(peopleFeeds).values({
    orgId,
    url: 'https://hr.example/people.csv',
    address: Buffer.from('x'),
    unpublishesLeavers: false,
    locked: ['job_title', 'email'],
  });
  await server.db.insert(peopleFeedMembers).values({ orgId, personId: id, seenAt: new Date() });
  expect((await read())?.from_feed).toEqual(['job_title', 'email']);
  // An organisation of one keeps its own.
  const alone = await server.given.person(orgId, { kind: 'individual' });
  const individual = await server.signInAs('individual', { orgId, personId: alone.id });
  expect((await individual.call(people.own)).record_kept).toBeNull();
});
