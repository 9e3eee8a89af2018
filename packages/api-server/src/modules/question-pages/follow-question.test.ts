import { publicPaths, questions } from '@rostrum/contracts';
import { guestQuestions, questionDesk, questionFollows, questionMerge } from '@rostrum/contracts/qanda';
import { runAsSystem } from '@rostrum/server-kit/database';
import { mails } from '@rostrum/server-kit/mail';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { modules } from '../../modules.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { answers } from '../questions/index.ts';
import { tellOfAnswers, type TellDeps } from '../questions/follows/tell-of-answers.job.ts';
import { createFollowService } from '../questions/follows/follow-question.service.ts';

const company = 'northmere';
const reader = 'reader@paper.example';
const asker = 'asker@paper.example';

test('who follows a question, or asked it, hears once of each new answer until they stop', async () => {
  let now = new Date();
  const built: TellDeps[] = [];
  await using server = await buildTestApp({
    clock: () => now,
    environment: { RATE_LIMIT_SCALE: '1' },
    modules: [...modules, { name: 'catch', routes: (deps) => (built.push(deps), []) }],
  });
  const [deps] = built;
  if (deps === undefined) throw new Error('The server was not built.');
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const { id: orgId } = await server.given.organisation({
    name: 'Northmere University',
    companyUsername: company,
  });
  const admin = await server.signInAs('administrator', { orgId });
  const experts = await Promise.all(
    ['Maren', 'Greta', 'Ada'].map((firstname) =>
      server.given.person(orgId, { firstname, lastname: 'Hale', status: 'published', access: 'public' }),
    ),
  );
  const question = await server.given.question(orgId, { status: 'answered', text: 'Does the barrier hold?' });
  const answer = async (questionId: string, expert: number) => {
    await server.db.insert(answers).values({
      orgId,
      questionId,
      personId: experts[expert]?.id ?? '',
      bodyHtml: sanitiseHtml('<p>It holds until 2050.</p>'),
      status: 'published',
      publishedAt: now,
    });
  };
  const asJob = <Done>(work: () => Promise<Done>) => runAsSystem('the tests do what the job does', work);
  const round = () => asJob(() => tellOfAnswers(deps));
  const mailsTo = (email: string) => readMails(server, email);
  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
  const open = (url: string, method: 'GET' | 'POST' = 'GET') =>
    server.app.inject({
      method,
      url,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),
    });
  const linkIn = async (email: string, part: string) =>
    new URL(new RegExp(`http:\\S+/${part}/\\S+`).exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '')
      .pathname;

  await answer(question.id, 0);
  later(1);
  // Without script, with a slip first: what was typed is kept.
  const form = (email: string) =>
    server.app.inject({
      method: 'POST',
      url: `${publicPaths.organisation(company)}/questions/follow`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ question: question.id, email }).toString(),
    });
  const slip = await form('reader@');
  expect([slip.statusCode, slip.body]).toEqual([422, expect.stringContaining('value="reader@"')]);
  expect((await form(reader)).body).toMatch(/class="brand".*Check your email/s);
  expect(await subjectsTo(reader)).toEqual(['Confirm emails about new answers']);

  // Not confirmed: nothing is sent. Opening the link confirms nothing.
  const confirm = await linkIn(reader, 'follow');
  expect((await open(confirm)).body).toMatch(/class="brand".*<button>Follow question<\/button>/s);
  later(1);
  await answer(question.id, 1);
  later(6);
  await round();
  expect(await subjectsTo(reader)).toHaveLength(1);
  expect((await open(confirm, 'POST')).body).toMatch(/class="brand".*You follow this question/s);
  await round();
  await round();
  // The answer that was there when the reader came is no news.
  const [told] = await mailsTo(reader);
  expect(told).toMatchObject({ subject: 'Answered: Does the barrier hold?' });
  expect(told?.text).toContain('Answered by Greta Hale.');
  expect(told?.text).not.toContain('Maren');
  expect(await subjectsTo(reader)).toHaveLength(2);

  // The address of an account is proved; the answer to others says nothing of who follows.
  const account = 'account@paper.example';
  const media = await server.signInAs('seeker', { email: account });
  const follow = { body: { company_username: company, question_id: question.id, email: account } };
  expect(await media.call(questionFollows.follow, follow)).toMatchObject({ outcome: 'following' });
  expect(await server.call(questionFollows.follow, follow)).toMatchObject({ outcome: 'confirm' });

  // Whoever asked a question that is merged hears of the answers of the one that stays, in an email without typed words.
  await server.call(guestQuestions.send, {
    body: { company_username: company, text: 'Will the barrier hold for long?', email: asker },
    idempotencyKey: crypto.randomUUID(),
  });
  const { items } = await admin.call(questions.list, { query: { status: ['submitted'] } });
  const asked = await admin.call(questionDesk.get, { params: { id: items[0]?.id ?? '' } });
  const into = await admin.call(questionDesk.get, { params: { id: question.id } });
  await admin.call(questionMerge.merge, {
    params: { id: asked.id },
    body: { version: asked.version, into_id: into.id, into_version: into.version },
  });
  await round();
  expect(await subjectsTo(asker)).toEqual(['Northmere University answered your question']);
  const [toAsker] = await mailsTo(asker);
  expect(toAsker?.text).not.toContain('barrier hold?');
  expect(toAsker?.text).toContain(publicPaths.question(company, question.slug));

  // A third answer goes to all three, and to no one who stopped.
  const stop = new URL(toAsker?.unsubscribeUrl ?? '').pathname;
  expect((await open(stop)).body).toMatch(/class="brand".*<button>Stop these emails<\/button>/s);
  expect((await open(stop, 'POST')).body).toMatch(/class="brand".*You get no more emails/s);
  expect((await open(stop)).body).toContain('You get no more emails');
  later(1);
  await answer(question.id, 2);
  await round();
  expect(await subjectsTo(reader)).toHaveLength(2);
  later(6);
  await round();
  expect(await subjectsTo(asker)).toHaveLength(1);
  expect(await subjectsTo(reader)).toHaveLength(3);
  expect((await mailsTo(account))[0]?.text).toContain('Answered by Ada Hale.');

  // What a stranger signed opens nothing, and what no one confirms is forgotten.
  expect((await open(`/questions/follow/${'A'.repeat(43)}`)).statusCode).toBe(404);
  await form('other@paper.example');
  const unconfirmed = await linkIn('other@paper.example', 'follow');
  later(15 * 1440);
  await asJob(() => createFollowService(deps).forgetUnconfirmed());
  expect((await open(unconfirmed, 'POST')).statusCode).toBe(404);

  // One address is not flooded, whoever types it and for whichever question.
  const flood = [];
  for (let time = 0; time < 6; time += 1) flood.push((await form('victim@paper.example')).statusCode);
  expect(flood).toEqual([200, 200, 200, 200, 200, 429]);
});

/** Newest first. */
const readMails = ({ db }: TestApp, email: string) =>
  db.select().from(mails).where(eq(mails.toEmail, email)).orderBy(desc(mails.createdAt), desc(mails.id));
