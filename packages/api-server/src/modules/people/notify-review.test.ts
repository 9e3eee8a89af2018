import { people } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { personChanges, personReviews } from '@rostrum/contracts/people';
import { users } from '@rostrum/identity/schema';
import { mailRepository } from '@rostrum/server-kit/mail';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

const mailsTo = async (server: TestApp, { userId }: { userId: string }) => {
  const [to] = await server.db.select().from(users).where(eq(users.id, userId));
  return (await mailRepository.page(server.db, { to: to?.email ?? '', limit: 20, offset: 0 })).items;
};

test('a submitted profile is announced to those who can publish it, and the decision to its person', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const given = { status: 'draft' as const, image: '/files/a.webp', department: 'Law' };
  const person = await server.given.person(orgId, given);
  const inScope = { departments: ['Law'], tags: [] };
  const admin = await server.signInAs('administrator', { orgId });
  const publisher = await server.signInAs('agent', { orgId, scopes: { ...inScope, publishes: true } });
  const agent = await server.signInAs('agent', { orgId, email: 'reads@law.example', scopes: inScope });
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  const params = { id: person.id };
  const name = `${person.firstname} ${person.lastname}`;

  await expert.call(people.move, { params, body: { status: 'in_review' } });
  for (const reviewer of [admin, publisher]) {
    expect((await reviewer.call(notifications.list)).items).toMatchObject([
      {
        kind: 'review',
        text: 'submitted a profile for review',
        detail: name,
        href: `/dashboard/people/${person.id}`,
      },
    ]);
    expect(await mailsTo(server, reviewer)).toMatchObject([
      { kind: 'person.submitted', subject: `Ready for review: ${name}` },
    ]);
  }
  expect(await agent.call(notifications.count)).toEqual({ unread: 0 });
  // Opening the profile reads what was said about it.
  await admin.call(people.get, { params });
  expect(await admin.call(notifications.count)).toEqual({ unread: 0 });
  expect(await mailsTo(server, expert)).toEqual([]);

  await admin.call(people.move, { params, body: { status: 'draft', comment: 'Name the court.' } });
  const [returned] = await mailsTo(server, expert);
  expect(returned).toMatchObject({ kind: 'person.returned', subject: 'Your profile was sent back' });
  expect(returned?.text).toContain('> Name the court.');

  // Reviewers are not notified of their own submissions, and email respects each reviewer's choice.
  await publisher.call(notifications.choose, { body: { review: 'none' } });
  await admin.call(people.move, { params, body: { status: 'in_review' } });
  expect(await mailsTo(server, admin)).toHaveLength(1);
  expect(await mailsTo(server, publisher)).toHaveLength(1);
  expect(await publisher.call(notifications.count)).toEqual({ unread: 2 });
  await admin.call(people.setStatus, { body: { ids: [person.id], status: 'published' } });
  expect((await mailsTo(server, expert))[0]).toMatchObject({ kind: 'person.published' });
  expect((await expert.call(notifications.list)).items[0]).toMatchObject({
    kind: 'decision',
    text: 'published your profile',
  });
});

test('a change that waits for approval is announced once, however often it is saved', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const person = await server.given.person(orgId, { image: '/files/a.webp' });
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  await admin.call(personChanges.saveSettings, { body: { parts: ['headline'] } });
  for (const headline of ['Studies rain', 'Studies rain and snow'])
    await expert.call(people.updateOwn, { body: { version: 1, headline } });
  expect(await mailsTo(server, admin)).toMatchObject([
    { kind: 'person.submitted', subject: `${person.firstname} ${person.lastname} changed their profile` },
  ]);
  expect((await admin.call(notifications.list)).items).toMatchObject([
    {
      text: 'changed a profile, for you to approve',
      detail: `${person.firstname} ${person.lastname}: Headline`,
    },
  ]);
});

test('a profile that is submitted with parts missing says so to its reviewers', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation();
  const person = await server.given.person(orgId, {
    status: 'draft',
    department: 'Law',
    headline: '',
    biography: '',
    image: null,
    consentAt: null,
  });
  const admin = await server.signInAs('administrator', { orgId });
  const publisher = await server.signInAs('agent', {
    orgId,
    scopes: { departments: ['Law'], tags: [], publishes: true },
  });
  const agent = await server.signInAs('agent', {
    orgId,
    email: 'reads@law.example',
    scopes: { departments: ['Law'], tags: [] },
  });
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  await expert.call(people.move, { params: { id: person.id }, body: { status: 'in_review' } });
  const name = `${person.firstname} ${person.lastname}`;
  const missing = 'headline, biography, photo and consent';
  expect((await admin.call(notifications.list)).items).toMatchObject([
    { detail: `${name}: ${missing} missing` },
  ]);
  const [mail] = await mailsTo(server, admin);
  expect(mail?.text).toContain(`Still missing: ${missing}.`);
  // Only those who can publish have it among their tasks.
  const count = async (user: typeof admin) => (await user.call(personReviews.tasks)).in_review;
  expect(await Promise.all([admin, publisher, agent].map(count))).toEqual([1, 1, 0]);
});
