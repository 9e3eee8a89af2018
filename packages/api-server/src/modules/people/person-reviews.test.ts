import { people } from '@rostrum/contracts';
import { personReviews as calls } from '@rostrum/contracts/people';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createReviewService } from './review.service.ts';

const day = 86_400_000;

test('a profile is asked about after 180 days, reminded twice, then a task; a button confirms it, no link does', async () => {
  // The clock of the job; the server has its own.
  let now = new Date();
  const clock = () => now;
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const published = { publishedAt: daysAgo(400) };
  const asked = await server.given.person(orgId, {
    ...published,
    lastConfirmedAt: daysAgo(181),
    department: 'Law',
  });
  const recent = await server.given.person(orgId, { ...published, lastConfirmedAt: daysAgo(179) });
  await server.given.person(orgId, { ...published, nextReviewAt: new Date(now.getTime() + day) });
  await server.given.person(orgId, { ...published, status: 'unpublished' });
  const sent: OutgoingMail[] = [];
  const collect = {
    enqueue: async (_tx: unknown, mail: OutgoingMail) => String(sent.push(mail)),
    takeBack: async () => undefined,
  };
  // Two servers whose jobs run at the same time; nothing is remembered between rounds but rows.
  const rounds = async () => {
    const services = [1, 2].map(() =>
      createReviewService({
        db: server.db,
        clock,
        mail: collect,
        config: { publicUrl: 'https://r.example' },
      }),
    );
    await Promise.all(
      services.map((service) =>
        service.round((error) => {
          throw error;
        }),
      ),
    );
    return sent.length;
  };
  const linkOf = (mail: OutgoingMail | undefined) =>
    /https:\/\/r\.example(\/people\/review\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const get = (url: string) => server.app.inject({ url });
  const press = (url: string, answer: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${answer}`,
    });
  const read = (id: string) => admin.call(people.get, { params: { id } });
  const tasks = () => admin.call(calls.tasks);

  expect(await rounds()).toBe(1);
  expect(sent[0]).toMatchObject({ kind: 'person.review', to: { email: asked.email, name: '' } });
  // No account proves the address, so nothing that was typed is in the mail.
  expect(sent[0]?.text).not.toContain(asked.firstname);
  expect(await rounds()).toBe(1);

  now = new Date(now.getTime() + 14 * day);
  await rounds();
  expect(sent.slice(1).map(({ kind, to }) => [kind, to.email])).toEqual([
    ['person.review_reminder', asked.email],
    ['person.review', recent.email],
    // The one that was due a day later.
    ['person.review', expect.any(String)],
  ]);
  now = new Date(now.getTime() + 14 * day);
  await rounds();
  expect(sent.filter(({ to }) => to.email === asked.email)).toHaveLength(3);
  expect(await tasks()).toMatchObject({ unanswered: 0, left: 0 });
  now = new Date(now.getTime() + 14 * day);
  await rounds();
  expect(sent.filter(({ to }) => to.email === asked.email)).toHaveLength(3);
  expect(await tasks()).toMatchObject({ unanswered: 1, left: 0 });
  expect((await admin.call(people.list, { query: { review: 'unanswered' } })).items).toMatchObject([
    { id: asked.id },
  ]);
  expect((await read(asked.id)).review).toMatchObject({ mails: 3, is_task: true, has_left: false });
  const elsewhere = await server.signInAs('agent', { orgId, scopes: { departments: ['Art'], tags: [] } });
  expect(await elsewhere.call(calls.tasks)).toMatchObject({ unanswered: 0, left: 0 });

  // Opening changes nothing; any of the links ends the round, and shows nothing of the profile afterwards.
  const link = linkOf(sent[0]);
  const page = await get(link);
  expect([page.statusCode, page.body.includes('Still correct')]).toEqual([200, true]);
  expect((await read(asked.id)).last_confirmed_at).toBe(daysAgo(181 + 42).toISOString());
  expect((await press(link, 'nothing')).body).toContain('Still correct');
  expect((await press(link, 'correct')).body).toContain('Thank you');
  const confirmed = await read(asked.id);
  expect(confirmed.review).toBeNull();
  expect(Date.parse(confirmed.last_confirmed_at ?? '')).toBeGreaterThan(daysAgo(100).getTime());
  expect(Date.parse(confirmed.next_review_at ?? '') - Date.parse(confirmed.last_confirmed_at ?? '')).toBe(
    180 * day,
  );
  expect((await get(link)).body).not.toContain('Explains how things are proved');
  expect((await admin.call(people.activity)).items[0]).toMatchObject({ verb: 'person.confirmed' });
  expect(await tasks()).toMatchObject({ unanswered: 0, left: 0 });
  expect((await get(`${link.slice(0, -1)}_`)).statusCode).toBe(404);

  // Who left says so; the team sees it, and the person is not asked again.
  await press(linkOf(sent.find(({ to }) => to.email === recent.email)), 'left');
  expect(await tasks()).toMatchObject({ left: 1 });
  expect((await read(recent.id)).review).toMatchObject({ has_left: true });
  const before = sent.length;
  now = new Date(now.getTime() + 100 * day);
  await rounds();
  expect(sent.slice(before).some(({ to }) => to.email === recent.email)).toBe(false);
  await admin.call(people.move, { params: { id: recent.id }, body: { status: 'archived' } });
  expect(await tasks()).toMatchObject({ left: 0 });

  // The team asks at once, not twice a day, and nobody out of its scope.
  const outcome = await admin.call(calls.ask, { body: { ids: [asked.id, recent.id] } });
  expect(outcome).toMatchObject({ changed: [asked.id], refused: [{ id: recent.id }] });
  expect(await admin.call(calls.ask, { body: { ids: [asked.id] } })).toMatchObject({
    refused: [{ reason: 'Was asked in the last 24 hours.' }],
  });
  await expect(elsewhere.call(calls.ask, { body: { ids: [asked.id] } })).rejects.toMatchObject({
    status: 404,
  });
  const expert = await server.signInAs('expert', { orgId, personId: asked.id });
  await expert.call(people.confirmOwn);
  expect((await read(asked.id)).review).toBeNull();
});
