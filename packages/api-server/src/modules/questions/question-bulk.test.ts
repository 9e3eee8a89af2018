import { publicProfiles, questions } from '@rostrum/contracts';
import {
  askedQuestions,
  guestQuestions,
  questionBulk,
  questionDesk,
  questionMerge,
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
  const assign = () =>
    admin.call(questionBulk.assign, {
      body: { ids: both, person_ids: [expertId], due_on: '2026-12-01' },
    });
  const undoAssign = ({ former }: Awaited<ReturnType<typeof assign>>) =>
    admin.call(questionBulk.undoAssign, { body: { questions: former } });
  const read = () => admin.call(questionDesk.get, { params: { id: mine.id } });
  const mistaken = await assign();
  expect((await undoAssign(mistaken)).changed).toEqual([mine.id]);
  expect(await read()).toMatchObject({ status: 'open', due_on: '', experts: [] });
  expect((await undoAssign(mistaken)).refused).toMatchObject([{ reason: 'It was changed since.' }]);
  const assigned = await assign();
  expect(assigned).toMatchObject({ changed: [mine.id], refused: [{ id: threat?.id }] });
  expect(await read()).toMatchObject({
    status: 'assigned',
    due_on: '2026-12-01',
    experts: [{ id: expertId }],
  });
  const again = await admin.call(questionBulk.assign, {
    body: { ids: [mine.id], person_ids: [expertId], due_on: '' },
  });
  expect(again).toEqual({ changed: [], refused: [], former: [] });
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
  expect((await undoAssign(assigned)).refused).toMatchObject([{ reason: 'Maren Hale began an answer.' }]);
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
    former: [{ id: mine.id, status: 'answered' }],
  });
  const undone = () =>
    admin.call(questionBulk.undoArchive, {
      body: { questions: archived.former.map((each) => ({ ...each })) },
    });
  expect((await undone()).changed).toEqual([mine.id]);
  expect(await read()).toMatchObject({ status: 'answered' });
  expect((await undone()).refused).toMatchObject([{ reason: 'It was changed since.' }]);
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
  expect(await suggestions()).toEqual({ items: [{ text: 'glacier flood', people: 2 }], inquiries: [] });
  await admin.call(questionDesk.create, {
    body: { text: 'What is a glacier flood, and who warns of it?', details: '' },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(await suggestions()).toEqual({ items: [], inquiries: [] });
});

test('of two questions that ask the same one stays: answers move, its address leads on, and Undo gives both back', async () => {
  const { id: secondId } = await server.given.person(orgId, { firstname: 'Bram', lastname: 'Otieno' });
  const ask = (words: string) =>
    admin.call(questionDesk.create, {
      body: { text: words, details: '' },
      idempotencyKey: crypto.randomUUID(),
    });
  const read = (id: string) => admin.call(questionDesk.get, { params: { id } });
  const publish = async (id: string, personId: string, body: string) => {
    await admin.call(questionDesk.saveAnswer, { params: { id }, body: { person_id: personId, body } });
    const { answers } = await read(id);
    const answer = answers.find(({ person }) => person.id === personId);
    await admin.call(questionDesk.actOnAnswer, {
      params: { id, answer_id: answer?.id ?? '' },
      body: { version: answer?.version ?? 0, action: 'publish' },
    });
  };
  const [from, into] = [
    await ask('How old is the northern gate?'),
    await ask('When was the northern gate built?'),
  ];
  await publish(from.id, expertId, 'It was built in the year 1904, of oak.');
  await publish(into.id, secondId, 'In 1904, and it was mended in 1987.');
  const at = (slug: string) =>
    server.app.inject({ method: 'GET', url: `/organizations/northmere/questions/${slug}` });

  const params = { id: from.id, into_id: into.id };
  const preview = await admin.call(questionMerge.preview, { params });
  expect(preview).toMatchObject({
    moved: [{ name: 'Maren Hale', status: 'published' }],
    kept: [],
    asked: [],
  });
  const body = {
    version: (await read(from.id)).version,
    into_id: into.id,
    into_version: preview.into.version,
  };
  await expect(
    admin.call(questionMerge.merge, { params: { id: from.id }, body: { ...body, into_version: 99 } }),
  ).rejects.toMatchObject({ code: 'version_conflict' });
  await expect(
    admin.call(questionMerge.merge, { params: { id: from.id }, body: { ...body, into_id: from.id } }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  const merged = await admin.call(questionMerge.merge, { params: { id: from.id }, body });
  expect(merged).toMatchObject({ id: into.id, status: 'answered', merged: [{ id: from.id }] });
  expect(merged.answers.map(({ person }) => person.name).toSorted()).toEqual(['Bram Otieno', 'Maren Hale']);
  const gone = await at(from.slug);
  expect([gone.statusCode, gone.headers.location]).toEqual([
    301,
    `/organizations/northmere/questions/${into.slug}`,
  ]);
  const shown = await server.call(publicProfiles.question, {
    params: { company_username: 'northmere', slug: from.slug },
  });
  expect([shown.id, shown.answers.length]).toEqual([into.id, 2]);
  const archived = await read(from.id);
  expect(archived).toMatchObject({ status: 'archived', merged_into: { id: into.id }, answers: [] });
  expect((await find('archived')).map((each) => each.merged_into?.text)).toContain(into.text);
  await expect(
    admin.call(questionDesk.act, {
      params: { id: from.id },
      body: { version: archived.version, action: 'reopen' },
    }),
  ).rejects.toMatchObject({ code: 'invalid_transition' });

  const back = await admin.call(questionMerge.undo, {
    params: { id: from.id },
    body: { version: archived.version },
  });
  expect(back).toMatchObject({
    status: 'answered',
    merged_into: null,
    answers: [{ person: { id: expertId } }],
  });
  const alone = await server.call(publicProfiles.question, {
    params: { company_username: 'northmere', slug: from.slug },
  });
  expect(alone.id).toBe(from.id);
  expect((await read(into.id)).answers.map(({ person }) => person.id)).toEqual([secondId]);
});
