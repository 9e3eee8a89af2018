import { publicPaths, publicProfiles, questions } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import { guestQuestions } from '@rostrum/contracts/qanda';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { recountEvents, rollUpEvents } from '../events/index.ts';
import { answers } from '../questions/index.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('each visitor has one vote on the answers of a question, with script and without', async () => {
  let now = new Date('2026-11-19T10:12:00Z');
  await using server = await buildTestApp({ clock: () => now });
  const company = 'northmere';
  const { id: orgId } = await server.given.organisation({
    companyUsername: company,
    timezone: 'Europe/London',
  });
  const person = await server.given.person(orgId, { status: 'published', access: 'public' });
  const question = await server.given.question(orgId, { status: 'answered', createdAt: now });
  const silent = await server.given.question(orgId, { status: 'answered' });
  await server.db.insert(answers).values({
    orgId,
    questionId: question.id,
    personId: person.id,
    bodyHtml: sanitiseHtml('<p>It holds until 2050.</p>'),
    status: 'published',
    publishedAt: now,
  });
  const body = { company_username: company, question_id: question.id };
  const vote = async (userAgent: string, payload: object = body, token?: string) =>
    server.app.inject({
      method: 'POST',
      url: guestQuestions.voteHelpful.path,
      headers: { 'user-agent': userAgent, ...(token && { authorization: `Bearer ${token}` }) },
      payload,
    });
  const outcome = async (userAgent: string) => {
    const { outcome: said, helpful } = (await vote(userAgent)).json().data;
    return [said, helpful];
  };

  expect(await outcome(browser)).toEqual(['counted', 1]);
  // A day later the same visitor is still the same for this question.
  now = new Date('2026-11-20T11:00:00Z');
  expect(await outcome(browser)).toEqual(['repeated', 1]);
  expect(await outcome('Googlebot/2.1 (+http://www.google.com/bot.html)')).toEqual(['left_out', 1]);
  let admin = await server.signInAs('administrator', { orgId });
  const reader = await server.signInAs('seeker');
  const byAccount = async ({ token }: { token: string }) =>
    (await vote(`${browser} c`, body, token)).json().data;
  expect(await byAccount(admin)).toMatchObject({ outcome: 'left_out', helpful: 1 });
  expect(await byAccount(reader)).toMatchObject({ outcome: 'counted', helpful: 2 });
  expect(await byAccount(reader)).toMatchObject({ outcome: 'repeated', helpful: 2 });
  const both = await Promise.all([outcome(`${browser} a`), outcome(`${browser} a`)]);
  expect(both.map(([said]) => said).toSorted()).toEqual(['counted', 'repeated']);

  // Without an answer there is nothing to vote on; nor is there at another organisation.
  expect((await vote(browser, { ...body, question_id: silent.id })).statusCode).toBe(404);
  expect((await vote(browser, { ...body, company_username: 'else' })).statusCode).toBe(404);

  const form = (values: Record<string, string>, userAgent: string) =>
    server.app.inject({
      method: 'POST',
      url: `${publicPaths.organisation(company)}/questions/helpful`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
      payload: new URLSearchParams(values).toString(),
    });
  const sent = await form({ question: question.id }, `${browser} b`);
  expect([sent.statusCode, sent.body]).toEqual([200, expect.stringContaining('Your vote was counted')]);
  expect(sent.body).toContain(publicPaths.question(company, question.slug));
  expect((await form({ question: question.id }, `${browser} b`)).body).toMatch(
    /class="brand".*Each visitor has one vote/s,
  );
  expect((await form({ question: 'x' }, browser)).statusCode).toBeGreaterThanOrEqual(400);

  const counts = async () => [
    (
      await server.call(publicProfiles.question, {
        params: { company_username: company, slug: question.slug },
      })
    ).helpful,
    (await admin.call(questions.list, { query: { sort: 'helpful', order: 'desc' } })).items[0]?.helpful,
  ];
  expect(await counts()).toEqual([4, 4]);
  const figures = await admin.call(insights.qanda, { query: { range: '7d' } });
  expect(figures.helpful?.now).toBe(4);

  // Counted by day, the votes are the same, and a recount finds nothing to mend.
  now = new Date('2026-11-22T11:00:00Z');
  admin = await server.signInAs('administrator', { orgId });
  expect(await rollUpEvents(server.db, now)).toBeGreaterThan(1);
  expect(await counts()).toEqual([4, 4]);
  expect((await admin.call(insights.qanda, { query: { range: '7d' } })).helpful?.now).toBe(4);
  expect((await recountEvents(server.db, { now, mend: false })).differences).toEqual([]);
});
