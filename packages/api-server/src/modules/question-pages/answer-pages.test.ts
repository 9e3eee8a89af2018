import { notifications } from '@rostrum/contracts/notifications';
import { questionDesk } from '@rostrum/contracts/qanda';
import { mailRepository } from '@rostrum/server-kit/mail';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const now = new Date('2026-11-19T10:12:00Z');

test('an expert answers by the link of an email that acts by a button only, declines, or publishes when trusted', async () => {
  await using server = await buildTestApp({ clock: () => now });
  const { id: orgId } = await server.given.organisation({ companyUsername: 'northmere' });
  const admin = await server.signInAs('administrator', { orgId });
  const { id: expertId } = await server.given.person(orgId, { firstname: 'Maren', lastname: 'Hale' });
  await server.signInAs('expert', { orgId, personId: expertId });
  const ask = async (more: { experts_publish?: boolean } = {}, personId = expertId) => {
    const { id, version } = await admin.call(questionDesk.create, {
      body: { text: 'What happens to a barrier after 2050?' },
    });
    const assigned = await admin.call(questionDesk.assign, {
      params: { id },
      body: { version, person_ids: [personId], due_on: '2026-11-23', ...more },
    });
    expect(assigned.experts).toMatchObject([{ asked_at: now.toISOString(), declined_at: null }]);
    const { items } = await mailRepository.page(server.db, { to: '', limit: 1, offset: 0 });
    expect(items).toMatchObject([{ kind: 'question.ask' }]);
    const link = /(\/questions\/answer\/[\w-]+)/.exec(items[0]?.text ?? '')?.[1] ?? '';
    const read = () => admin.call(questionDesk.get, { params: { id } });
    return { id, link, read, mail: items[0] };
  };
  const send = (url: string, values: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(values).toString(),
    });
  const words = 'It keeps closing, only more often. <b>By 2050</b> twenty times a year.';

  const { id, link, read } = await ask();
  await admin.call(questionDesk.saveAnswer, {
    params: { id },
    body: { person_id: expertId, body: 'The desk wrote this from an earlier post.' },
  });
  const page = (await server.app.inject(link)).body;
  expect(page).toContain('The desk wrote this from an earlier post.');
  expect((await read()).answers).toMatchObject([{ status: 'draft', approved_at: null }]);
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? '';
  const answer = {
    action: 'answer',
    version,
    body: words,
    sources: 'An atlas https://openwater.example/atlas',
  };
  const refused = await send(link, { ...answer, pull_quote: 'Something else.', sources: 'no address' });
  expect([refused.statusCode, refused.body.includes('&lt;b&gt;By 2050&lt;/b&gt;')]).toEqual([422, true]);
  expect((await send(link, { ...answer, pull_quote: 'Something else.' })).body).toContain('word for word');
  const quoted = { ...answer, pull_quote: 'It keeps closing, only more often.' };
  expect((await send(link, { ...quoted, version: '' })).statusCode).toBe(422);
  const [one, two] = await Promise.all([send(link, quoted), send(link, quoted)]);
  expect([one.body, two.body].filter((body) => body.includes('Your answer was sent'))).toHaveLength(2);
  // Those who publish answers are notified once, and their email leaves the words of the expert out.
  const received = async () => (await admin.call(notifications.list)).items;
  const lastMail = async () =>
    (await mailRepository.page(server.db, { to: '', limit: 1, offset: 0 })).items[0];
  expect(await received()).toMatchObject([
    {
      kind: 'answer_review',
      actor: 'Maren Hale',
      text: 'sent an answer for you to publish',
      href: `/dashboard/answers/${id}`,
    },
  ]);
  expect(await lastMail()).toMatchObject({
    kind: 'question.answer_sent',
    text: expect.not.stringContaining('twenty times'),
  });
  expect((await server.app.inject(link)).body).not.toContain('barrier after 2050');
  const answered = await read();
  expect(answered.answers).toMatchObject([
    {
      body: words,
      status: 'in_review',
      sources: [{ title: 'An atlas', url: 'https://openwater.example/atlas' }],
      pull_quote: 'It keeps closing, only more often.',
      approved_at: now.toISOString(),
    },
  ]);
  // What the desk changes afterwards are no longer the expert's words; it can send them to be checked.
  const changed = await admin.call(questionDesk.saveAnswer, {
    params: { id },
    body: { person_id: expertId, body: `${words} Or more.`, version: answered.answers[0]?.version },
  });
  expect(changed.answers).toMatchObject([{ approved_at: null }]);
  await admin.call(questionDesk.sendLink, {
    params: { id, person_id: expertId },
    idempotencyKey: crypto.randomUUID(),
  });

  const declined = await ask();
  await send(declined.link, { action: 'decline', note: 'Ask Bram.' });
  expect((await declined.read()).experts).toMatchObject([
    { declined_at: now.toISOString(), decline_note: 'Ask Bram.' },
  ]);
  expect((await server.app.inject(declined.link)).body).toContain('You declined');
  expect((await received())[0]).toMatchObject({ text: 'declined to answer a question' });
  expect(await lastMail()).toMatchObject({ subject: expect.stringMatching(/^Maren Hale can't answer: /) });

  const trusted = await ask({ experts_publish: true });
  expect((await server.app.inject(trusted.link)).body).toContain('Publish my answer');
  await send(trusted.link, { action: 'answer', version: '', body: words, pull_quote: '', sources: '' });
  expect(await trusted.read()).toMatchObject({ status: 'answered', answers: [{ status: 'published' }] });
  expect(await received()).toHaveLength(2);

  // To an address that stands in a profile only, no typed word is mailed.
  const { id: guestId } = await server.given.person(orgId, { email: 'bram@northmere.example' });
  expect((await ask({}, guestId)).mail?.text).not.toContain('barrier');
  expect((await server.app.inject(`/questions/answer/${'x'.repeat(43)}`)).statusCode).toBe(404);
});
