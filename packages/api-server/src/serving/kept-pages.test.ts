import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { people } from '@rostrum/contracts';
import { productLook, themes } from '@rostrum/contracts/builder';
import { sql, type SQL } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { pageChangesRepository } from '../modules/page-changes/index.ts';
import { postExperts } from '../modules/posts/index.ts';
import { answers } from '../modules/questions/index.ts';
import { buildTestApp, type SignedInTester, type TestApp } from '../testing/build-test-app.ts';
import { makeTestSite } from '../testing/test-site.ts';

let server: TestApp;
let site: Awaited<ReturnType<typeof makeTestSite>>;
let orgId: string;
let admin: SignedInTester;
let maren: { id: string; version: number };

const pages = {
  expert: '/experts/maren',
  post: '/organizations/northmere/posts/surge',
  question: '/organizations/northmere/questions/why',
};

/** The page as both servers send it: they must agree, each with a cache of its own. */
async function read(url: string, headers: Record<string, string> = {}) {
  const [one, other] = [await server.app.inject({ url, headers }), await server.app.inject({ url, headers })];
  // What is missing is not kept: it has a nonce, which differs.
  const sent = ({ statusCode, body }: typeof one) => [statusCode, statusCode === 200 ? body : ''];
  expect(sent(other)).toEqual(sent(one));
  return one;
}

const change = (statement: SQL) => server.db.execute(statement);

/** Makes a change that no trigger hears of: what is sent afterwards tells whether it was kept. */
async function changeUnheard(statement: SQL) {
  await change(sql`ALTER TABLE people DISABLE TRIGGER USER`);
  await change(statement);
  await change(sql`ALTER TABLE people ENABLE TRIGGER USER`);
}

beforeAll(async () => {
  site = await makeTestSite();
  const build = path.join(site.folder, 'packages/public-pages/dist');
  mkdirSync(build, { recursive: true });
  writeFileSync(path.join(build, 'page.css'), 'main{}');
  writeFileSync(path.join(build, 'page.js'), 'start()');
  server = await buildTestApp({ servers: 2, environment: { SITE_DIR: site.folder } });
  const org = await server.given.organisation({ name: 'Northmere', companyUsername: 'northmere' });
  orgId = org.id;
  admin = await server.signInAs('administrator', { orgId });
  maren = await server.given.person(orgId, { username: 'maren', firstname: 'Maren', lastname: 'Hale' });
  await server.given.person(orgId, { username: 'bram', firstname: 'Bram', lastname: 'Vos' });
  const post = await server.given.post(orgId, { slug: 'surge', title: 'Surge' });
  await server.db.insert(postExperts).values({ orgId, postId: post.id, personId: maren.id, position: 0 });
  const question = await server.given.question(orgId, { slug: 'why', text: 'Why?', status: 'answered' });
  await server.db.insert(answers).values({
    orgId,
    questionId: question.id,
    personId: maren.id,
    bodyHtml: sanitiseHtml('<p>Because.</p>'),
    status: 'published',
    publishedAt: new Date(),
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

test('a guest’s page is kept with its tag; nobody else is sent it, and what they are sent is not kept', async () => {
  const first = await read(pages.expert);
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const etag = String(first.headers['etag']);
  const again = await read(pages.expert, { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
  // Nothing of one delivery stands in it, so that it may be sent to many.
  expect(first.body).not.toMatch(/name="key"|nonce=/);

  await changeUnheard(sql`UPDATE people SET job_title = 'Unheard of' WHERE username = 'maren'`);
  const cookie = `next-auth.session-token=${admin.cookie}`;
  const markdown = { accept: 'text/markdown' };
  expect((await read(pages.expert)).body).toBe(first.body);
  expect((await read(`${pages.expert}?utm_source=letter`)).body).toBe(first.body);
  const own = await server.app.inject({ url: pages.expert, headers: { cookie, ...markdown } });
  expect([own.headers['cache-control'], own.body.includes('Unheard of')]).toEqual([
    'private, no-store',
    true,
  ]);
  // The other form of the page was kept for no one yet: it is drawn now.
  expect((await read(pages.expert, markdown)).body).toContain('Unheard of');
  expect((await read(pages.expert)).body).toBe(first.body);

  for (const encoding of ['br', 'gzip']) {
    const packed = await server.app.inject({ url: pages.expert, headers: { 'accept-encoding': encoding } });
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual([
      encoding,
      'Accept, Accept-Encoding',
    ]);
    expect(packed.rawPayload.length).toBeLessThan(first.rawPayload.length);
  }
  await change(sql`UPDATE people SET job_title = 'Oceanographer' WHERE username = 'maren'`);
  expect((await read(pages.expert)).body).toContain('Oceanographer');
});

/** Changes the name of the organisation, which every page shows, without a word to the caches. */
async function renameUnheard(name: string) {
  await change(sql`ALTER TABLE organisations DISABLE TRIGGER USER`);
  await change(sql`UPDATE organisations SET name = ${name} WHERE id = ${orgId}`);
  await change(sql`ALTER TABLE organisations ENABLE TRIGGER USER`);
}

test('neither an invented parameter nor the case of an address makes a page of its own', async () => {
  const addresses = [
    ...Object.values(pages),
    '/organizations/northmere',
    '/organizations/northmere/posts',
    '/organizations/northmere/questions',
    '/experts/maren/preview.png',
    '/organizations/northmere/preview.png',
    '/embed/directory/northmere.json',
    '/embed/content/northmere.json?kind=expert&of=maren',
    '/embed/page/northmere?kind=directory',
  ];
  // Two servers take turns; of three requests in a row, each gets at least one.
  const send = async (url: string) => {
    const sent = [];
    for (let turn = 0; turn < 3; turn += 1) sent.push((await server.app.inject({ url })).body);
    return sent;
  };
  const first = new Map<string, string[]>();
  for (const url of addresses) first.set(url, await send(url));
  await renameUnheard('Unheard of');
  for (const url of addresses) {
    const [path = '', query = ''] = url.split('?');
    const upper = path.replace(/northmere|maren|surge|why/g, (name) => name.toUpperCase());
    const more = query === '' ? '' : `${query}&`;
    for (const variant of [
      `${path}?${more}invented=${Math.random()}`,
      `${path}?${more}__proto__=1&utm_source=letter&chosen_topic=invented`,
      query === '' ? upper : `${upper}?${query}`,
    ])
      for (const body of await send(variant))
        expect([variant, first.get(url)]).toEqual([variant, expect.arrayContaining([body])]);
  }
  await renameUnheard('Northmere');
});

test('what has to be drawn is limited by its cost for each network, and finished pages are not', async () => {
  await using limited = await buildTestApp({
    servers: 2,
    environment: { SITE_DIR: site.folder, RATE_LIMIT_SCALE: '0.02' },
  });
  const org = await limited.given.organisation({ companyUsername: 'northmere' });
  await limited.given.person(org.id, { username: 'maren' });
  let network = 0;
  /** Asks from a network of its own; both servers together draw 24 plain pages a minute for it. */
  const askOften = async (addressOf: (number: number) => string) => {
    network += 1;
    const answers: LightMyRequestResponse[] = [];
    for (let number = 0; number < 40; number += 1)
      answers.push(
        await limited.app.inject({
          url: addressOf(number),
          remoteAddress: `198.51.${String(network)}.${String(number)}`,
        }),
      );
    const isRefused = ({ statusCode, headers }: LightMyRequestResponse) =>
      statusCode === 429 && Number(headers['retry-after']) > 0;
    return {
      drawn: answers.filter(({ statusCode }) => statusCode === 200).length,
      refused: answers.filter(isRefused).length,
    };
  };
  expect(await askOften(() => '/experts/maren')).toEqual({ drawn: 40, refused: 0 });
  expect(await askOften((number) => `/organizations/northmere?q=climate${String(number)}`)).toEqual({
    drawn: 6,
    refused: 34,
  });
  for (const addressOf of [
    (number: number) => `/embed/directory/northmere.json?page_from=${String(number)}`,
    (number: number) => `/embed/page/northmere?kind=directory&topic=topic-${String(number)}`,
    () => '/organizations/northmere/posts.rss',
    () => '/oembed?url=/experts/maren',
  ])
    expect(await askOften(addressOf)).toEqual({ drawn: 24, refused: 16 });
});

const outcome = async (url: string) => {
  const { statusCode, headers, body } = await read(url);
  return { statusCode, noindex: headers['x-robots-tag'] === 'noindex', body };
};
const person = (values: SQL) => () => change(sql`UPDATE people SET ${values} WHERE username = 'maren'`);
const organisation = (values: SQL) => () =>
  change(sql`UPDATE organisations SET ${values} WHERE company_username = 'northmere'`);
const post = (values: SQL) => () => change(sql`UPDATE posts SET ${values} WHERE slug = 'surge'`);
const answer = (values: SQL) => () => change(sql`UPDATE answers SET ${values} WHERE org_id = ${orgId}`);

interface Change {
  what: string;
  make: () => Promise<unknown>;
  /** What guests are sent from then on, by page; what is not named is as it was. */
  seen: Partial<Record<keyof typeof pages, object>>;
}

const holding = (text: string) => ({ statusCode: 200, body: expect.stringContaining(text) });
const without = (text: string) => ({ statusCode: 200, body: expect.not.stringContaining(text) });

/** Each follows from the one before. */
const changes: Change[] = [
  {
    what: 'an editor renames the expert',
    make: () =>
      admin.call(people.update, {
        params: { id: maren.id },
        body: { version: maren.version, lastname: 'Okonjo' },
      }),
    seen: {
      expert: holding('Maren Okonjo'),
      post: holding('Maren Okonjo'),
      question: holding('Maren Okonjo'),
    },
  },
  {
    what: 'an administrator publishes a theme',
    make: async () => {
      await admin.call(themes.saveDraft, { body: { version: 0, look: productLook } });
      await admin.call(themes.publish, { body: { version: 1 } });
    },
    seen: { expert: holding('/themes/northmere.css?version=1'), post: holding('/themes/northmere.css') },
  },
  {
    what: 'search engines are asked to leave the profile',
    make: person(sql`is_indexed = false`),
    seen: { expert: { statusCode: 200, noindex: true }, post: { noindex: false } },
  },
  {
    what: 'safety mode',
    make: person(sql`is_indexed = true, safety_mode = true`),
    seen: { expert: { noindex: true } },
  },
  { what: 'safety mode ends', make: person(sql`safety_mode = false`), seen: { expert: { noindex: false } } },
  {
    what: 'an answer is withdrawn',
    make: answer(sql`status = 'retracted', retracted_at = now(), retraction_reason = 'Superseded figures'`),
    // The page of the question stays, and says why: out of search engines, as nothing on it is answered.
    seen: {
      question: { noindex: true, ...holding('Superseded figures') },
      expert: without('/questions/why'),
    },
  },
  {
    what: 'the answer returns',
    make: answer(sql`status = 'published'`),
    seen: { question: { noindex: false, ...holding('Because.') }, expert: holding('/questions/why') },
  },
  { what: 'a new title', make: post(sql`title = 'High water'`), seen: { post: holding('High water') } },
  {
    what: 'the post is unpublished',
    make: post(sql`status = 'unpublished'`),
    seen: { post: { statusCode: 410 } },
  },
  {
    what: 'and published again',
    make: post(sql`status = 'published'`),
    seen: { post: holding('High water') },
  },
  {
    what: 'the expert is unpublished',
    make: person(sql`status = 'unpublished'`),
    seen: { expert: { statusCode: 410 }, post: without('Okonjo') },
  },
  { what: 'and published', make: person(sql`status = 'published'`), seen: { expert: { statusCode: 200 } } },
  {
    what: 'the profile is private',
    make: person(sql`access = 'private'`),
    seen: { expert: { statusCode: 404 } },
  },
  { what: 'and public', make: person(sql`access = 'public'`), seen: { expert: { statusCode: 200 } } },
  {
    what: 'the organisation is unlisted',
    make: organisation(sql`directory_access = 'unlisted'`),
    seen: { expert: { noindex: true }, post: { noindex: true }, question: { noindex: true } },
  },
  {
    what: 'the organisation is private',
    make: organisation(sql`directory_access = 'private'`),
    seen: { post: { statusCode: 404 }, question: { statusCode: 404 } },
  },
  {
    what: 'the organisation is public under another name',
    make: organisation(sql`directory_access = 'public', name = 'Northmere University'`),
    seen: { expert: holding('Northmere University'), question: holding('Northmere University') },
  },
  {
    what: 'the colleague who is shown as similar leaves',
    make: () => change(sql`DELETE FROM people WHERE username = 'bram'`),
    seen: { expert: without('Bram Vos') },
  },
];

test('whatever changes is what every server sends to guests from then on', async () => {
  expect((await outcome(pages.expert)).body).toContain('Bram Vos');
  for (const { what, make, seen } of changes) {
    for (const page of Object.keys(seen)) await read(pages[page as keyof typeof pages]);
    await make();
    for (const [page, expected] of Object.entries(seen))
      expect({ what, page, ...(await outcome(pages[page as keyof typeof pages])) }).toMatchObject({
        what,
        page,
        ...expected,
      });
  }
});

test('a look finds what was committed since, once for each organisation; old notes are removed', async () => {
  const { seen } = await pageChangesRepository.since(server.db, undefined);
  await change(sql`UPDATE people SET headline = headline || '.'`);
  await change(sql`UPDATE users SET firstname = firstname`);
  expect((await pageChangesRepository.since(server.db, seen)).changed).toEqual([orgId]);
  await change(sql`INSERT INTO page_changes (org_id) VALUES ('00000000-0000-0000-0000-000000000000')`);
  expect((await pageChangesRepository.since(server.db, seen)).changed).toBe('all');
  await pageChangesRepository.prune(server.db, new Date(Date.now() + 60_000));
  expect(await server.db.$count(sql`page_changes`)).toBe(0);
});
