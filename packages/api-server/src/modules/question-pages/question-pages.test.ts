import { publicPaths, publicProfiles, questions, type Role } from '@rostrum/contracts';
import {
  askedQuestions,
  questionActivity,
  questionDesk,
  type QuestionDetail,
} from '@rostrum/contracts/qanda';
import { mailRepository } from '@rostrum/server-kit/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../testing/build-test-app.ts';

let server: TestApp;
let orgId: string;
let admin: SignedInTester;
let expert: SignedInTester;
let expertId: string;
const now = new Date('2026-11-19T10:12:00Z');

beforeAll(async () => {
  server = await buildTestApp({ clock: () => now });
  ({ id: orgId } = await server.given.organisation({
    name: 'Northmere <University>',
    companyUsername: 'northmere',
    timezone: 'Europe/London',
  }));
  admin = await server.signInAs('administrator', { orgId });
  ({ id: expertId } = await server.given.person(orgId, { firstname: 'Maren', lastname: 'Hale' }));
  expert = await server.signInAs('expert', { orgId, personId: expertId });
});
afterAll(() => server[Symbol.asyncDispose]());

const address = publicPaths.askQuestion('northmere');
const post = (values: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });
const keyOf = (body: string) => /name="key" value="([^"]*)"/.exec(body)?.[1] ?? '';
const text = 'Does the barrier hold <in> 2050?';
const answer = 'It holds until 2050 & then it must be raised.\n\nAfter that nobody knows.';
const find = async (status: QuestionDetail['status']) =>
  (await admin.call(questions.list, { query: { status: [status] } })).items;
const act = (question: QuestionDetail, action: 'accept' | 'reject' | 'archive' | 'reopen', reason?: string) =>
  admin.call(questionDesk.act, {
    params: { id: question.id },
    body: { version: question.version, action, reason },
  });
const actOnAnswer = (question: QuestionDetail, action: 'publish' | 'retract', reason?: string) => {
  const [first] = question.answers;
  return admin.call(questionDesk.actOnAnswer, {
    params: { id: question.id, answer_id: first?.id ?? '' },
    body: { version: first?.version ?? 0, action, reason },
  });
};

test('a question goes from a guest without script through desk and expert to the public page and back', async () => {
  const form = await server.app.inject(address);
  expect(form.body).toMatch(/class="brand".*Northmere &lt;University&gt; reads each question/s);
  const typed = {
    key: keyOf(form.body),
    text,
    details: 'For a story.',
    name: 'Cal',
    email: 'cal@meridian.example',
  };
  const short = await post({ ...typed, text: 'Why?' });
  expect(short.statusCode).toBe(422);
  expect(short.body).toContain('<a href="#f-text">');
  expect(short.body).not.toContain('expected string');
  expect(short.body).toContain('For a story.');
  const key = keyOf(short.body);
  expect((await post({ ...typed, key })).body).toMatch(/class="brand".*has your question/s);
  // Pressed twice.
  await post({ ...typed, key });

  const submitted = await find('submitted');
  expect(submitted.map((question) => question.text)).toEqual([text]);
  const id = submitted[0]?.id ?? '';
  const received = await admin.call(questionDesk.get, { params: { id } });
  expect(received).toMatchObject({ asker: { name: 'Cal', email: 'cal@meridian.example' }, origin: 'seeker' });
  const early = { params: { id }, body: { version: received.version, person_ids: [expertId], due_on: '' } };
  await expect(admin.call(questionDesk.assign, early)).rejects.toMatchObject({ code: 'invalid_transition' });
  await expect(act(received, 'reject', ' ')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'reason' }] },
  });

  const refused = await act(received, 'reject', 'Asked before');
  const told = await mailRepository.page(server.db, { to: 'cal@meridian.example', limit: 9, offset: 0 });
  expect(told.items.map(({ kind }) => kind)).toEqual(['question.refused']);
  // Of an address that is not proved: neither the question nor the reason.
  expect(told.items[0]?.text).toContain('not to answer it on its public page');
  expect(told.items[0]?.text).not.toMatch(/Asked before|Cal\b|hold/);
  const accepted = await admin.call(questionDesk.act, {
    params: { id },
    body: { version: refused.version, action: 'accept', text: 'Does the barier hold in 2050?' },
  });
  expect(accepted).toMatchObject({
    status: 'open',
    refusal_reason: null,
    text: 'Does the barier hold in 2050?',
    original_text: text,
  });
  const assigned = await admin.call(questionDesk.assign, {
    params: { id },
    body: { version: accepted.version, person_ids: [expertId, expertId], due_on: '2026-11-24' },
  });
  expect(assigned).toMatchObject({
    status: 'assigned',
    due_at: '2026-11-24T17:00:00.000Z',
    due_on: '2026-11-24',
    experts: [{ id: expertId }],
  });
  await expect(act(accepted, 'archive')).rejects.toMatchObject({ code: 'version_conflict' });

  const asked = await expert.call(askedQuestions.list);
  expect(asked.items).toMatchObject([{ id, text: accepted.text, answer: null }]);
  expect(JSON.stringify(asked)).not.toContain('meridian');
  const written = await expert.call(askedQuestions.answer, {
    params: { id },
    body: { body: answer, submit: true },
  });
  expect(written.answer).toMatchObject({ status: 'in_review', body: answer });
  // One answer for each expert: the desk cannot begin a second.
  const second = { params: { id }, body: { person_id: expertId, body: answer } };
  await expect(admin.call(questionDesk.saveAnswer, second)).rejects.toMatchObject({
    code: 'version_conflict',
  });

  const inReview = { status: 'assigned', answers: 0, answers_in_review: 1 };
  for (const status of ['in_review', 'assigned'] as const)
    expect(await admin.call(questions.list, { query: { status: [status] } })).toMatchObject({
      items: [{ id, ...inReview }],
      total: 1,
      counts: { assigned: 1, in_review: 1 },
    });
  const both = await admin.call(questions.list, { query: { status: ['in_review', 'assigned'] } });
  expect([both.items.length, both.total]).toEqual([1, 1]);

  const reviewed = await admin.call(questionDesk.get, { params: { id } });
  const published = await actOnAnswer(reviewed, 'publish');
  expect(published.status).toBe('answered');
  expect(await admin.call(questions.list, { query: { status: ['in_review'] } })).toMatchObject({
    items: [],
    total: 0,
  });
  const place = { params: { company_username: 'northmere', slug: published.slug } };
  const page = await server.call(publicProfiles.question, place);
  expect(page.answers[0]?.body_html).toContain('It holds until 2050 &amp; then');
  expect(JSON.stringify(page)).not.toContain('For a story');
  const late = {
    params: { id },
    body: { body: answer, submit: false, version: published.answers[0]?.version },
  };
  await expect(expert.call(askedQuestions.answer, late)).rejects.toMatchObject({
    code: 'invalid_transition',
  });

  // A typo that was seen late: the public address follows, and the former ones lead there.
  const reworded = await admin.call(questionDesk.reword, {
    params: { id },
    body: { version: published.version, text: 'Does the barrier hold in 2050?' },
  });
  expect(reworded).toMatchObject({ original_text: text, status: 'answered' });
  expect(reworded.slug).not.toBe(published.slug);
  for (const former of [submitted[0]?.slug, published.slug])
    expect(
      (await server.call(publicProfiles.question, { params: { ...place.params, slug: former ?? '' } })).text,
    ).toBe(reworded.text);
  const moved = await server.app.inject(publicPaths.question('northmere', published.slug));
  expect([moved.statusCode, moved.headers.location]).toEqual([
    301,
    publicPaths.question('northmere', reworded.slug),
  ]);
  expect(JSON.stringify(await server.call(publicProfiles.question, place))).not.toContain(text);

  await expect(actOnAnswer(published, 'retract')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'reason' }] },
  });
  const retracted = await actOnAnswer(published, 'retract', 'The figure was wrong.');
  expect(retracted).toMatchObject({ status: 'assigned', answers: [{ status: 'retracted' }] });
  // Readers who knew the answer are told why it is gone; no list and no search engine has the page.
  expect(await server.call(publicProfiles.question, place)).toMatchObject({
    answers: [],
    retracted: [{ name: 'Maren Hale', reason: 'The figure was wrong.' }],
  });
  const gone = await server.app.inject(publicPaths.question('northmere', reworded.slug));
  expect(gone.statusCode).toBe(200);
  expect(gone.body).toMatch(/The answer of Maren Hale was retracted on [^:<]+: The figure was wrong\./);
  expect(gone.body).toMatch(/<meta name="robots" content="noindex/);
  expect((await server.app.inject('/organizations/northmere/questions')).body).not.toContain(reworded.text);
  const { items } = await admin.call(questionActivity.list);
  expect(items.map(({ verb }) => verb)).toEqual([
    'question.answer_retract',
    'question.reworded',
    'question.answer_publish',
    'question.answer_submit',
    'question.answer_saved',
    'question.assigned',
    'question.accept',
    'question.reworded',
    'question.reject',
    'question.received',
  ]);
  expect(items[0]?.changes).toContainEqual({ field: 'reason', before: '', after: 'The figure was wrong.' });
  expect(items.at(-1)?.actor).toMatchObject({ name: 'Cal', role: 'guest' });
});

test('the desk answers for an expert; what was retracted stands beside what is published, with its reason', async () => {
  const { id } = await admin.call(questionDesk.create, {
    body: { text: 'Who owns the cables on the sea floor?' },
  });
  const other = await server.given.person(orgId, { firstname: 'Greta', lastname: 'Voss', status: 'draft' });
  const save = (person_id: string) =>
    admin.call(questionDesk.saveAnswer, { params: { id }, body: { person_id, body: answer } });
  const hidden = await save(other.id);
  await expect(actOnAnswer(hidden, 'publish')).rejects.toMatchObject({
    message: expect.stringContaining('Greta Voss is not public') as string,
  });
  const { id: thirdId } = await server.given.person(orgId, { firstname: 'Ada', lastname: 'Nordin' });
  await save(expertId);
  const all = await save(thirdId);
  const change = (
    question: QuestionDetail,
    personId: string,
    action: 'publish' | 'retract',
    reason?: string,
  ) => {
    const found = question.answers.find(({ person }) => person.id === personId);
    return admin.call(questionDesk.actOnAnswer, {
      params: { id, answer_id: found?.id ?? '' },
      body: { version: found?.version ?? 0, action, reason },
    });
  };
  const both = await change(await change(all, expertId, 'publish'), thirdId, 'publish');
  const left = await change(both, thirdId, 'retract', 'Out of date <now>.');
  expect(left.status).toBe('answered');
  const page = await server.call(publicProfiles.question, {
    params: { company_username: 'northmere', slug: left.slug },
  });
  expect(page).toMatchObject({
    answers: [{ expert: { name: 'Maren Hale' } }],
    retracted: [{ name: 'Ada Nordin', reason: 'Out of date <now>.' }],
  });
  const { body } = await server.app.inject(publicPaths.question('northmere', left.slug));
  expect(body).toMatch(/The answer of Ada Nordin was retracted on [^:<]+: Out of date &lt;now&gt;\./);
  expect(await act(await act(left, 'archive'), 'reopen')).toMatchObject({ status: 'answered' });
});

test('others reach nothing: not another organisation, not an expert who is not asked, not a role without the right', async () => {
  const { id, version } = await admin.call(questionDesk.create, {
    body: { text: 'Whose question is this one?' },
  });
  const foreign = await server.signInAs('administrator');
  await expect(foreign.call(questionDesk.get, { params: { id } })).rejects.toMatchObject({ status: 404 });
  const elsewhere = await server.given.person(foreign.orgId ?? '');
  const wrong = { params: { id }, body: { version, person_ids: [elsewhere.id], due_on: '' } };
  await expect(admin.call(questionDesk.assign, wrong)).rejects.toMatchObject({
    envelope: { fields: [{ path: 'person_ids' }] },
  });
  const own = { params: { id }, body: { body: answer, submit: true } };
  await expect(expert.call(askedQuestions.answer, own)).rejects.toMatchObject({ status: 404 });
  for (const role of ['agent', 'expert', 'staff'] satisfies Role[]) {
    const tester = await server.signInAs(role, { orgId });
    await expect(tester.call(questionDesk.get, { params: { id } })).rejects.toMatchObject({ status: 403 });
  }
  expect((await server.app.inject(publicPaths.askQuestion('nowhere'))).statusCode).toBe(404);
});
