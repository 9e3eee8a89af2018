import { questions } from '@rostrum/contracts';
import {
  askedQuestions,
  questionBulk,
  questionDesk,
  questionFromInquiry,
  type QuestionDetail,
} from '@rostrum/contracts/qanda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../../testing/build-test-app.ts';
import { inquiryMessages } from '../../inquiries/index.ts';

let server: TestApp;
let orgId: string;
let admin: SignedInTester;
let expert: SignedInTester;
let expertId: string;

beforeAll(async () => {
  server = await buildTestApp();
  ({ id: orgId } = await server.given.organisation());
  admin = await server.signInAs('administrator', { orgId });
  ({ id: expertId } = await server.given.person(orgId, {
    firstname: 'Maren',
    lastname: 'Hale',
    status: 'published',
    access: 'public',
  }));
  expert = await server.signInAs('expert', { orgId, personId: expertId });
});
afterAll(() => server[Symbol.asyncDispose]());

test('a closed inquiry becomes a question without its sender, once, and its answer waits for the expert', async () => {
  const closed = { status: 'closed' as const, outcome: 'quote_supplied' as const, closedAt: new Date() };
  const inquiry = await server.given.inquiry(orgId, {
    ...closed,
    firstname: 'Sam',
    lastname: 'Seeker',
    organization: 'The Harbour Post',
    message:
      'Dear Dr Hale,\n\nI write for The Harbour Post. How often does the gate close in a year? Call +44 20 7946 0018.\n\nSam Seeker',
    recipients: [expertId],
  });
  const reply = (body: string, visibility: 'all' | 'internal') =>
    server.db.insert(inquiryMessages).values({
      orgId,
      inquiryId: inquiry.id,
      authorKind: 'expert',
      authorPersonId: expertId,
      authorName: 'Maren Hale',
      visibility,
      body,
    });
  await reply(
    'Dear Sam,\n\nAbout seven times a year, Mr Seeker of The Harbour Post.\n\nBest wishes,\nMaren',
    'all',
  );
  await reply('He is writing for a rival.', 'internal');
  const restricted = await server.given.inquiry(orgId, {
    ...closed,
    restricted: true,
    recipients: [expertId],
  });
  const suggested = async () => (await admin.call(questionBulk.suggestions)).inquiries.map(({ ref }) => ref);
  expect(await suggested()).toEqual([inquiry.ref]);
  const params = { id: inquiry.id };
  const draft = await admin.call(questionFromInquiry.draft, { params });
  expect(draft).toEqual({
    ref: inquiry.ref,
    text: 'How often does the gate close in a year?',
    answer: 'About seven times a year, Mr [name] of [organisation].',
    removed: 2,
    experts: [{ id: expertId, name: 'Maren Hale' }],
  });
  const create = (body: { text: string; person_id: string; answer: string }) =>
    admin.call(questionFromInquiry.create, { params, body, idempotencyKey: crypto.randomUUID() });
  const asked = { text: draft.text, person_id: expertId, answer: 'About seven times a year, in most years.' };
  await expect(create({ ...asked, answer: draft.answer })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'answer' }] },
  });
  await expect(create({ ...asked, person_id: '' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'person_id' }] },
  });
  const outcomes = await Promise.allSettled([create(asked), create(asked)]);
  const made = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(made).toHaveLength(1);
  const [question] = made;
  if (!question) throw new Error('No question was made.');
  expect(question).toMatchObject({
    origin: 'inquiry',
    status: 'assigned',
    asker: null,
    inquiry: { id: inquiry.id, ref: inquiry.ref },
    experts: [{ id: expertId, asked_at: expect.any(String) as string }],
    answers: [{ status: 'draft', approved_at: null }],
  });
  expect(await suggested()).toEqual([]);
  for (const id of [inquiry.id, restricted.id])
    await expect(admin.call(questionFromInquiry.draft, { params: { id } })).rejects.toMatchObject({
      code: 'invalid_transition',
    });
  const stranger = await server.signInAs('administrator');
  await expect(stranger.call(questionFromInquiry.draft, { params })).rejects.toMatchObject({
    code: 'not_found',
  });

  const publish = (answer: QuestionDetail['answers'][number] | undefined) =>
    admin.call(questionDesk.actOnAnswer, {
      params: { id: question.id, answer_id: answer?.id ?? '' },
      body: { version: answer?.version ?? 0, action: 'publish' },
    });
  await expect(publish(question.answers[0])).rejects.toThrow(/has to approve the answer first/);
  await expert.call(askedQuestions.answer, {
    params: { id: question.id },
    body: { body: asked.answer, submit: true, version: question.answers[0]?.version },
  });
  const { answers } = await admin.call(questionDesk.get, { params: { id: question.id } });
  expect(await publish(answers[0])).toMatchObject({ status: 'answered' });
});

test('questions have topics, each once, and the list is narrowed by them', async () => {
  const made = await admin.call(questionDesk.create, {
    body: { text: 'Who pays for the gates?' },
    idempotencyKey: crypto.randomUUID(),
  });
  const question = await admin.call(questionDesk.setTopics, {
    params: { id: made.id },
    body: { version: made.version, topics: ['Flood funding', 'flood funding', 'Tides'] },
  });
  expect(question.topics).toEqual(['Flood funding', 'Tides']);
  const found = await admin.call(questions.list, { query: { topic: 'FLOOD FUNDING' } });
  expect(found.items.map(({ id }) => id)).toEqual([made.id]);
  expect(found.total).toBe(1);
  expect(found.topics).toEqual(expect.arrayContaining(['Flood funding', 'Tides']));
  expect((await admin.call(questions.list, { query: { topic: 'Glaciers' } })).total).toBe(0);
  await expect(
    admin.call(questionDesk.setTopics, {
      params: { id: made.id },
      body: { version: made.version, topics: [] },
    }),
  ).rejects.toMatchObject({ code: 'version_conflict' });
});
