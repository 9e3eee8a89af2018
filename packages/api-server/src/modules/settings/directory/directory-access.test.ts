import {
  activity,
  bookmarks,
  events,
  history,
  publicProfiles,
  sentInquiries,
  type RouteBody,
} from '@rostrum/contracts';
import { guestQuestions } from '@rostrum/contracts/qanda';
import { directoryAccess } from '@rostrum/contracts/settings';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/build-test-app.ts';
import { makeTestSite } from '../../../testing/test-site.ts';
import { answers } from '../../questions/questions.schema.ts';

let server: TestApp;
let site: Awaited<ReturnType<typeof makeTestSite>>;

beforeAll(async () => {
  site = await makeTestSite();
  const build = path.join(site.folder, 'packages/public-pages/dist');
  mkdirSync(build, { recursive: true });
  for (const file of ['page.css', 'page.js']) writeFileSync(path.join(build, file), '');
  server = await buildTestApp({ environment: { SITE_DIR: site.folder } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ status }: { status: number }) => status,
  );

test('a private directory is there for members alone, in every outlet, and comes back as it was', async () => {
  const { given } = server;
  const org = await given.organisation({ companyUsername: 'northmere' });
  const person = await given.person(org.id, { username: 'maren' });
  const post = await given.post(org.id, { slug: 'news' });
  const question = await given.question(org.id, { slug: 'why', status: 'answered' });
  await server.db.insert(answers).values({
    orgId: org.id,
    questionId: question.id,
    personId: person.id,
    bodyHtml: sanitiseHtml('<p>Because.</p>'),
    status: 'published',
    publishedAt: new Date(),
  });
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const outsider = await server.signInAs('media');
  const colleague = await server.signInAs('agent', {
    orgId: org.id,
    scopes: { departments: ['x'], tags: [] },
  });
  const company_username = 'northmere';

  const reads = (call: Caller) => [
    call(publicProfiles.person, { params: { username: 'maren' } }),
    call(publicProfiles.organisation, { params: { company_username } }),
    call(publicProfiles.post, { params: { company_username, slug: 'news' } }),
    call(publicProfiles.question, { params: { company_username, slug: 'why' } }),
  ];
  const pages = [
    '/experts/maren',
    '/organizations/northmere',
    '/organizations/northmere/posts',
    '/organizations/northmere/posts/news',
    '/organizations/northmere/questions/why',
    '/organizations/northmere/posts.rss',
    '/organizations/northmere/inquiry',
    '/experts/maren/inquiry',
  ];
  const statuses = async () => {
    const found: number[] = [];
    for (const url of pages) found.push((await server.app.inject({ url })).statusCode);
    return found;
  };
  const seen = (call: Caller, body: Partial<RouteBody<typeof events.report>>) =>
    call(events.report, { body: { name: 'profile_view', company_username, username: 'maren', ...body } });
  const inquiry: RouteBody<typeof sentInquiries.send> = {
    company_username,
    recipients: ['maren'],
    type: 2,
    fields: { outlet: 'The Meridian', media_position: 'reporter', media_type: 'print' },
    subject: 'Storm surges',
    country: 'GB',
    timezone: 'Europe/Paris',
    deadline_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    firstname: 'Ada',
    lastname: 'Reporter',
    email: 'ada@paper.example',
    message: 'Would you explain to our readers how storm surges come about?',
    consent: true,
  };
  const change = (access: 'public' | 'private' | 'unlisted', is_indexed = true) =>
    admin
      .call(directoryAccess.get)
      .then(({ version }) => admin.call(directoryAccess.change, { body: { version, access, is_indexed } }));

  const before = await statuses();
  expect(before.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  for (const body of [
    { bookmark: { type: 'expert', username: 'maren' } },
    { bookmark: { type: 'post', postid: post.id } },
  ] as const)
    await outsider.call(bookmarks.add, { body });
  await seen(outsider.call, {});
  expect((await outsider.call(history.list)).count).toBe(1);

  await change('private');
  expect(await statuses()).toEqual(pages.map(() => 404));
  for (const call of [server.call, outsider.call])
    expect(await Promise.all(reads(call).map(refusal))).toEqual([404, 404, 404, 404]);
  expect(
    await refusal(
      outsider.call(bookmarks.add, { body: { bookmark: { type: 'question', questionid: question.id } } }),
    ),
  ).toBe(404);
  const kept = await outsider.call(bookmarks.listWithData, { params: { type: 'all' } });
  expect(kept.bookmarks.map(({ target }) => target)).toEqual([null, null]);
  expect((await outsider.call(history.list)).count).toBe(0);
  expect(await seen(server.call, { name: 'share' })).toEqual({ recorded: false });
  expect(
    await refusal(outsider.call(sentInquiries.send, { body: inquiry, idempotencyKey: crypto.randomUUID() })),
  ).toBe(404);
  expect(
    await refusal(
      server.call(guestQuestions.voteHelpful, { body: { company_username, question_id: question.id } }),
    ),
  ).toBe(404);

  // Members, whatever their role, see what they saw before.
  expect(await Promise.all(reads(colleague.call).map(refusal))).toEqual(['done', 'done', 'done', 'done']);
  expect(
    await refusal(
      colleague.call(bookmarks.add, { body: { bookmark: { type: 'expert', username: 'maren' } } }),
    ),
  ).toBe('done');
  expect(
    await refusal(colleague.call(sentInquiries.send, { body: inquiry, idempotencyKey: crypto.randomUUID() })),
  ).toBe('done');

  await change('public');
  expect(await statuses()).toEqual(before);
  expect((await outsider.call(history.list)).count).toBe(1);
  expect((await admin.call(activity.list)).items[0]).toMatchObject({
    verb: 'organisation.access_changed',
    changes: [{ field: 'access', before: 'private', after: 'public' }],
  });
});

test('search engines are told not to list, one decision for all pages; only administrators decide', async () => {
  const org = await server.given.organisation({ companyUsername: 'calder' });
  await server.given.person(org.id, { username: 'ines' });
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const robots = async () =>
    Promise.all(
      ['/experts/ines', '/organizations/calder'].map(async (url) =>
        (await server.app.inject({ url })).body.includes('name="robots" content="noindex'),
      ),
    );
  const sitemaps = async () =>
    (
      await Promise.all(
        ['experts', 'organizations'].map((kind) => server.app.inject(`/sitemaps/${kind}-1.xml`)),
      )
    ).map(({ body }) => body.includes('ines') || body.includes('calder'));
  expect([await robots(), await sitemaps()]).toEqual([
    [false, false],
    [true, true],
  ]);
  const body = { version: 1, access: 'public' as const, is_indexed: false };
  await admin.call(directoryAccess.change, { body });
  expect([await robots(), await sitemaps()]).toEqual([
    [true, true],
    [false, false],
  ]);
  await expect(admin.call(directoryAccess.change, { body })).rejects.toMatchObject({ status: 409 });

  const agent = await server.signInAs('agent', { orgId: org.id });
  const individual = await server.signInAs('individual');
  for (const { call } of [agent, individual])
    await expect(call(directoryAccess.change, { body: { ...body, version: 2 } })).rejects.toMatchObject({
      status: 403,
    });
});
