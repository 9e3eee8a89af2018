import { events, type RouteBody } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { events as storedEvents } from './events.schema.ts';

test('what is not published leaves no event, whoever looks at it', async () => {
  await using server = await buildTestApp();
  const { given, db } = server;
  const org = await given.organisation({ companyUsername: 'northmere' });
  const closed = await given.organisation({ companyUsername: 'closed', status: 'closed' });
  const draft = await given.person(org.id, { status: 'draft' });
  const hidden = await given.person(org.id, { access: 'private' });
  const gone = await given.person(org.id, { deletedAt: new Date() });
  const elsewhere = await given.person(closed.id);
  const posts = [
    await given.post(org.id, { status: 'draft' }),
    await given.post(org.id, { access: 'private' }),
    await given.post(org.id, { deletedAt: new Date() }),
  ];
  const questions = [
    await given.question(org.id, { status: 'open' }),
    await given.question(org.id, { status: 'answered', access: 'private' }),
  ];
  const company_username = 'northmere';
  const bodies: RouteBody<typeof events.report>[] = [
    ...[draft, hidden, gone].map(({ username }) => ({
      name: 'profile_view' as const,
      company_username,
      username,
    })),
    { name: 'profile_view', company_username, username: 'never-was' },
    { name: 'profile_view', company_username: 'closed', username: elsewhere.username },
    { name: 'share', company_username: 'closed' },
    ...posts.map(({ id }) => ({ name: 'post_view' as const, company_username, entity_id: id })),
    ...questions.map(({ id }) => ({ name: 'question_view' as const, company_username, entity_id: id })),
  ];
  const member = await server.signInAs('administrator', { orgId: org.id });
  for (const call of [server.call, member.call])
    for (const body of bodies)
      expect([body, await call(events.report, { body })]).toEqual([body, { recorded: false }]);
  expect(await db.select().from(storedEvents)).toEqual([]);

  const published = await given.post(org.id);
  const answered = await given.question(org.id, { status: 'answered' });
  for (const [name, entity_id] of [
    ['post_view', published.id],
    ['question_view', answered.id],
  ] as const)
    expect(await server.call(events.report, { body: { name, company_username, entity_id } })).toEqual({
      recorded: true,
    });
  expect(await db.select().from(storedEvents)).toHaveLength(2);
});
