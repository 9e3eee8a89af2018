import { people, publicProfiles } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { users } from '@rostrum/identity/schema';
import { mailRepository } from '@rostrum/server-kit/mail';
import { eq } from 'drizzle-orm';
import { personChanges as calls, personReviews, personVersions } from '@rostrum/contracts/people';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('what an expert changes of an approved section waits, is compared, approved or sent back', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const person = await server.given.person(orgId, { headline: 'Studies tides', image: '/files/a.webp' });
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  const params = { id: person.id };
  const isPublic = () => admin.call(publicProfiles.person, { params: { username: person.username } });
  const open = async () => (await admin.call(calls.list, { params })).items;
  const links = (name: string) => [{ data: { name, url: 'https://office.example/' } }];

  const mailsTo = async (userId: string) => {
    const [to] = await server.db.select().from(users).where(eq(users.id, userId));
    return (await mailRepository.page(server.db, { to: to?.email ?? '', limit: 20, offset: 0 })).items;
  };

  // Without a setting everything is public at once.
  expect((await expert.call(people.updateOwn, { body: { version: 1, pronouns: 'she' } })).version).toBe(2);
  const settings = await admin.call(calls.saveSettings, { body: { parts: ['headline', 'link'] } });
  expect(settings.parts).toEqual(['headline', 'link']);
  expect(settings.options).toContainEqual({ part: 'biography', label: 'Biography' });
  await expect(expert.call(calls.settings)).rejects.toMatchObject({ status: 403 });

  // The approved section waits, the other one does not; the expert sees both as they wrote them.
  const saved = await expert.call(people.updateOwn, {
    body: { version: 2, headline: 'Studies storms', pronouns: 'they' },
  });
  expect(saved).toMatchObject({ headline: 'Studies storms', pronouns: 'they', version: 3 });
  expect(saved.waiting).toEqual([{ part: 'headline', label: 'Headline' }]);
  expect(await isPublic()).toMatchObject({ headline: 'Studies tides', pronouns: 'they' });
  const sectioned = await expert.call(people.replaceSections, {
    params,
    body: { version: 3, kind: 'link', entries: links('Office') },
  });
  expect(sectioned.sections).toMatchObject([{ kind: 'link', data: { name: 'Office' } }]);
  expect((await isPublic()).sections).toEqual([]);
  expect(await admin.call(personReviews.tasks)).toMatchObject({ changes: 1 });
  expect((await admin.call(people.list, { query: { changes: true } })).total).toBe(1);
  expect(await open()).toMatchObject([
    {
      part: 'headline',
      label: 'Headline',
      state: 'pending',
      difference: { parts: [{ text: 'Studies ' }, { kind: 'removed' }, { kind: 'added' }, {}] },
    },
    { part: 'link', difference: { items: [{ change: 'added' }] } },
  ]);

  // Saving the same again asks nothing new, saving over a stale version is refused, and going back withdraws.
  await expert.call(people.updateOwn, { body: { version: 3, headline: 'Studies storms' } });
  await expect(
    expert.call(people.updateOwn, { body: { version: 1, headline: 'Studies rain' } }),
  ).rejects.toMatchObject({ status: 409 });
  await expert.call(people.updateOwn, { body: { version: 3, headline: 'Studies tides', pronouns: 'they' } });
  expect((await open()).map(({ part }) => part)).toEqual(['link']);
  const { version } = await expert.call(people.updateOwn, {
    body: { version: 4, headline: 'Studies surges' },
  });

  // Approved, it is public, a version, and a step of the log; it is decided once.
  const [link, headline] = await open();
  const at = (request: string | undefined) => ({ id: person.id, request: request ?? '' });
  const approve = (request: string | undefined, on = version) =>
    admin.call(calls.approve, { params: at(request), body: { version: on } });
  await expect(approve(headline?.id, version - 1)).rejects.toMatchObject({ status: 409 });
  expect(await approve(headline?.id)).toMatchObject({ headline: 'Studies surges' });
  await expect(approve(headline?.id, version + 1)).rejects.toMatchObject({ status: 404 });
  expect(await isPublic()).toMatchObject({ headline: 'Studies surges' });
  // Who approves carries out what the person wrote: it is theirs.
  const { checks } = await admin.call(people.get, { params });
  expect(checks.find(({ section }) => section === 'profile')).toMatchObject({ changed_at: null });
  expect(await mailsTo(expert.userId)).toMatchObject([
    { kind: 'person.change_approved', subject: 'Your change was approved: Headline' },
  ]);
  expect((await expert.call(notifications.list)).items).toMatchObject([
    {
      kind: 'decision',
      text: 'approved a change of your profile',
      detail: 'Headline',
      href: '/dashboard/people',
    },
  ]);
  expect((await admin.call(personVersions.list, { params })).items[0]).toMatchObject({
    note: expect.stringMatching(/^Headline by .+, approved$/),
  });
  expect((await admin.call(people.activity)).items[0]).toMatchObject({
    verb: 'person.change_approved',
    changes: [{ field: 'headline', before: 'Studies tides', after: 'Studies surges' }],
  });

  // Sent back with words; the next proposal takes its place, and the expert may withdraw it.
  await expect(
    admin.call(calls.return, { params: at(link?.id), body: { comment: '' } }),
  ).rejects.toMatchObject({ status: 422 });
  await admin.call(calls.return, { params: at(link?.id), body: { comment: 'Use the new address.' } });
  const [sentBack] = await mailsTo(expert.userId);
  expect(sentBack).toMatchObject({ kind: 'person.change_returned' });
  expect(sentBack?.text).toContain('> Use the new address.');
  expect(await expert.call(notifications.count)).toEqual({ unread: 2 });
  expect((await expert.call(calls.list, { params })).items).toMatchObject([
    { state: 'returned', comment: 'Use the new address.' },
  ]);
  expect((await expert.call(people.own)).sections).toEqual([]);
  // Opening the profile reads what was told of it. From now on no mail about it is wanted.
  expect(await expert.call(notifications.count)).toEqual({ unread: 0 });
  await expert.call(notifications.choose, { body: { decision: 'none' } });
  await expert.call(people.replaceSections, {
    params,
    body: { version: version + 1, kind: 'link', entries: links('Desk') },
  });
  const [again] = await open();
  expect(again).toMatchObject({ state: 'pending', comment: null });
  const agent = await server.signInAs('agent', { orgId, scopes: { departments: [], tags: [] } });
  await expect(
    agent.call(calls.approve, { params: at(again?.id), body: { version: 1 } }),
  ).rejects.toMatchObject({ status: 403 });
  const foreign = await server.signInAs('administrator');
  await expect(
    foreign.call(calls.return, { params: at(again?.id), body: { comment: 'No.' } }),
  ).rejects.toMatchObject({ status: 404 });
  await admin.call(calls.return, { params: at(again?.id), body: { comment: 'Not this one either.' } });
  expect(await expert.call(notifications.count)).toEqual({ unread: 1 });
  expect(await mailsTo(expert.userId)).toHaveLength(2);
  await expert.call(calls.withdraw, { params: at(again?.id) });
  expect(await open()).toEqual([]);

  // The team changes what it wants, and what is not public waits for nobody.
  await admin.call(people.update, { params, body: { version: version + 1, headline: 'Studies floods' } });
  expect(await isPublic()).toMatchObject({ headline: 'Studies floods' });
  await expert.call(people.move, { params, body: { status: 'unpublished' } });
  await expert.call(people.updateOwn, { body: { version: version + 3, headline: 'Studies rivers' } });
  expect(await open()).toEqual([]);
  expect((await admin.call(people.get, { params })).headline).toBe('Studies rivers');
});
