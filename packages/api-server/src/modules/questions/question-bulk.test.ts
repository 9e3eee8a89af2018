import { publicProfiles, questions } from '@rostrum/contracts';
import {
  askedQuestions,
  guestQuestions,
  questionBulk,
  questionDesk,
  type QuestionDetail,
} from '@rostrum/contracts/qanda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../testing/build-test-app.ts';
import { events } from '../events/events.schema.ts';

let server: TestApp;
let orgId: string;
let admin: SignedInTester;
let expert: SignedInTester;
let expertId: string;
let expertName: string;

beforeAll(async () => {
  server = await buildTestApp({ clock: () => new Date('2026-11-19T10:12:00Z') });
  ({ id: orgId } = await server.given.organisation({
    companyUsername: 'northmere',
    timezone: 'Europe/London',
  }));
  admin = await server.signInAs('administrator', { orgId });
  ({ id: expertId, username: expertName } = await server.given.person(orgId, {
    firstname: 'Maren',
    lastname: 'Hale',
  }));
  expert = await server.signInAs('expert', { orgId, personId: expertId });
});
afterAll(() => server[Symbol.asyncDispose]());

const find = async (status: QuestionDetail['status']) =>
  (await admin.call(questions.list, { query: { status: [status] } })).items;

test('spam of a guest is put aside, a threat stays in sight, and several questions are worked on at once', async () => {
  const send = (typed: string, details = '') =>
    server.call(guestQuestions.send, {
      body: { company_username: 'northmere', text: typed, details },
      idempotencyKey: crypto.randomUUID(),
    });
  await send(
    'Can we place our backlinks on your website?',
    'We offer guest posts with dofollow backlinks, cheap SEO packages and first page of Google guaranteed. Reply for our price list.',
  );
  await send(
    'Would your experts tell me where she lives?',
    'I will find your professor and I will kill her.',
  );
  await send('How high will the tide be in March?', 'For a story about the spring tides.');
  const [spam] = await find('spam');
  expect(spam?.text).toContain('backlinks');
  const held = await admin.call(questionDesk.get, { params: { id: spam?.id ?? '' } });
  expect(held.refusal_reason).toMatch(/^Screening took it for /);
  const submitted = await find('submitted');
  expect(submitted.map((each) => each.text)).toEqual(
    expect.arrayContaining([
      'Would your experts tell me where she lives?',
      'How high will the tide be in March?',
    ]),
  );
  const tide = submitted.find((each) => each.text.includes('tide'));
  const threat = submitted.find((each) => each.text.includes('lives'));
  expect((await admin.call(questionDesk.get, { params: { id: tide?.id ?? '' } })).refusal_reason).toBeNull();

  const mine = await admin.call(questionDesk.create, {
    body: { text: 'Which gate failed first?', details: '' },
    idempotencyKey: crypto.randomUUID(),
  });
  const both = [mine.id, threat?.id ?? ''];
  const assigned = await admin.call(questionBulk.assign, {
    body: { ids: both, person_ids: [expertId], due_on: '2026-12-01' },
  });
  expect(assigned).toMatchObject({ changed: [mine.id], refused: [{ id: threat?.id }] });
  const read = () => admin.call(questionDesk.get, { params: { id: mine.id } });
  expect(await read()).toMatchObject({
    status: 'assigned',
    due_on: '2026-12-01',
    experts: [{ id: expertId }],
  });
  const again = await admin.call(questionBulk.assign, {
    body: { ids: [mine.id], person_ids: [expertId], due_on: '' },
  });
  expect(again).toEqual({ changed: [], refused: [] });
  expect(await read()).toMatchObject({ due_on: '2026-12-01' });
  const { items, experts } = await admin.call(questions.list, { query: { expert: expertName } });
  expect(items.map(({ id }) => id)).toContain(mine.id);
  expect(experts).toContainEqual(expect.objectContaining({ name: 'Maren Hale' }));

  expect((await admin.call(questionBulk.publish, { body: { ids: [mine.id] } })).refused).toMatchObject([
    { reason: 'No answer waits for the desk.' },
  ]);
  await expert.call(askedQuestions.answer, {
    params: { id: mine.id },
    body: { body: 'The northern one, at low water, by its hinge.', submit: true },
  });
  expect((await admin.call(questionBulk.publish, { body: { ids: [mine.id] } })).changed).toEqual([mine.id]);
  expect(await read()).toMatchObject({ status: 'answered', answers: [{ status: 'published' }] });

  const { version } = await read();
  const pinned = await admin.call(questionBulk.setPinned, {
    params: { id: mine.id },
    body: { version, pinned: true },
  });
  expect(pinned.pinned).toBe(true);
  const page = await server.call(publicProfiles.organisation, { params: { company_username: 'northmere' } });
  expect(page.questions[0]?.text).toBe('Which gate failed first?');

  const archived = await admin.call(questionBulk.archive, { body: { ids: both } });
  expect(archived).toMatchObject({
    changed: [mine.id],
    refused: [{ reason: 'It waits to be accepted or refused.' }],
  });
});

test('what several people searched for in vain is suggested, what one person did is not', async () => {
  const search = (searchText: string, visitor: number, bot = false) =>
    server.db
      .insert(events)
      .values({ orgId, name: 'search_zero', at: new Date(), searchText, visitor: String(visitor), bot });
  await search('glacier flood', 1);
  await search('glacier flood', 2);
  await search('my own illness', 3);
  await search('my own illness', 3);
  await search('crawled', 4, true);
  await search('crawled', 5, true);
  const suggestions = () => admin.call(questionBulk.suggestions);
  expect(await suggestions()).toEqual({ items: [{ text: 'glacier flood', people: 2 }] });
  await admin.call(questionDesk.create, {
    body: { text: 'What is a glacier flood, and who warns of it?', details: '' },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(await suggestions()).toEqual({ items: [] });
});
