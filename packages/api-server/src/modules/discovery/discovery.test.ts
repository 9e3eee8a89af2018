import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { makeTestSite } from '../../testing/test-site.ts';
import { expectAtom, expectRss } from '../../testing/feed-rules.ts';
import { people, search } from '@rostrum/contracts';
import { answers } from '../questions/index.ts';
import { postAuthors, postExperts } from '../posts/index.ts';

let server: TestApp;
let site: Awaited<ReturnType<typeof makeTestSite>>;

const hostile = '</title>]]><script>alert(1)</script> & "Söhne"\u0007';
const readXml = (text: string) =>
  new DOMParser({
    errorHandler: (_level: string, message: unknown) => {
      throw new Error(String(message));
    },
  }).parseFromString(text, 'text/xml');
const textsOf = (text: string, tag: string) =>
  Array.from(readXml(text).getElementsByTagName(tag), ({ textContent }) => textContent);
const read = async (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const hidden = {
  unlisted: { access: 'unlisted' },
  secluded: { access: 'private' },
  unindexed: { isIndexed: false },
  drafted: { status: 'draft' },
  withdrawn: { status: 'unpublished' },
  removed: { deletedAt: new Date() },
  guarded: { safetyMode: true },
} as const;

async function organisation(companyUsername: string, values: object = {}) {
  const org = await server.given.organisation({ name: hostile, companyUsername, ...values });
  const person = await server.given.person(org.id, { username: `${companyUsername}-expert` });
  const post = await server.given.post(org.id, { slug: 'news', title: hostile, summary: hostile });
  const question = await server.given.question(org.id, { slug: 'why', text: hostile, status: 'answered' });
  await server.db.insert(answers).values({
    orgId: org.id,
    questionId: question.id,
    personId: person.id,
    bodyHtml: sanitiseHtml('<p>Because.</p>'),
    status: 'published',
    publishedAt: new Date(),
  });
  return { org, person, post };
}

beforeAll(async () => {
  site = await makeTestSite();
  const build = path.join(site.folder, 'packages/public-pages/dist');
  mkdirSync(build, { recursive: true });
  for (const file of ['page.css', 'page.js']) writeFileSync(path.join(build, file), '');
  server = await buildTestApp({ environment: { SITE_DIR: site.folder } });
  const { org, person, post } = await organisation('northmere');
  await server.given.person(org.id, { username: 'northmere-staff', kind: 'staff' });
  const authors = [person];
  for (const [username, values] of Object.entries(hidden))
    authors.push(await server.given.person(org.id, { username, lastname: username, ...values }));
  await server.db.insert(postAuthors).values(
    authors.map(({ id, lastname }, position) => ({
      orgId: org.id,
      postId: post.id,
      personId: id,
      position,
      name: lastname,
    })),
  );
  await server.given.post(org.id, { slug: 'unlisted-post', access: 'unlisted' });
  await server.given.post(org.id, { slug: 'draft-post', status: 'draft' });
  await server.given.question(org.id, { slug: 'unanswered', status: 'answered' });
  await organisation('unlisted-org', { directoryAccess: 'unlisted' });
  await organisation('private-org', { directoryAccess: 'private' });
  await organisation('closed-org', { status: 'closed' });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

test('robots.txt keeps robots from sessions and secrets, and names the sitemap', async () => {
  const { body, headers } = await read('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /dashboard\n');
  expect(body).not.toMatch(/Disallow: \/(experts|organizations|assets|remotes)?\n/);
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(body) ?? [];
  expect((await read(new URL(sitemap).pathname)).statusCode).toBe(200);
});

test('the sitemaps list every public page, each of which is there, and nothing else', async () => {
  const sitemaps = textsOf((await read('/sitemap.xml')).body, 'loc').map(
    (address) => new URL(address ?? '').pathname,
  );
  const paths: string[] = [];
  for (const sitemap of sitemaps) {
    const { body, statusCode } = await read(sitemap);
    expect(statusCode).toBe(200);
    paths.push(...textsOf(body, 'loc').map((address) => new URL(address ?? '').pathname));
  }
  expect(paths.toSorted()).toEqual([
    '/experts/northmere-expert',
    '/organizations/northmere',
    '/organizations/northmere/posts/news',
    '/organizations/northmere/questions/why',
    '/staff/northmere-staff',
    '/topics/testing',
  ]);
  for (const path of paths) {
    const { statusCode, headers } = await read(path, { accept: 'text/markdown' });
    expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
  }
});

test('a sitemap that is not there says where those are that exist', async () => {
  for (const url of ['/sitemaps/experts-2.xml', '/sitemaps/people-1.xml', '/sitemaps/experts-0.xml']) {
    const { statusCode } = await read(url);
    expect([url, statusCode]).toEqual([url, 404]);
  }
});

test.each(['rss', 'atom'])('feeds in %s hold what is public, whatever its words', async (format) => {
  const entry = format === 'rss' ? 'item' : 'entry';
  for (const [subject, address] of [
    ['posts', '/organizations/northmere/posts/news'],
    ['questions', '/organizations/northmere/questions/why'],
  ] as const) {
    const { body, headers } = await read(`/organizations/northmere/${subject}.${format}`);
    expect(headers['content-type']).toBe(`application/${format}+xml; charset=utf-8`);
    expect(readXml(body).getElementsByTagName(entry)).toHaveLength(1);
    expect(textsOf(body, 'title')).toEqual([hostile.slice(0, -1), hostile.slice(0, -1)]);
    expect(body).toContain(address);
    for (const name of ['unlisted', 'secluded', 'drafted', 'withdrawn', 'removed'])
      expect(body).not.toContain(name);
  }
});

test('RSS has what version 2.0 requires, Atom what RFC 4287 requires', async () => {
  for (const subject of ['posts', 'questions']) {
    const address = `/organizations/northmere/${subject}`;
    expectRss(readXml((await read(`${address}.rss`)).body).documentElement);
    expectAtom(readXml((await read(`${address}.atom`)).body).documentElement);
  }
});

test('an organisation that keeps to itself has no feed; one that is unlisted asks search engines to leave its own', async () => {
  expect((await read('/organizations/private-org/posts.atom')).statusCode).toBe(404);
  expect((await read('/organizations/closed-org/posts.atom')).statusCode).toBe(404);
  expect((await read('/organizations/unlisted-org/posts.atom')).headers['x-robots-tag']).toBe('noindex');
});

test('llms.txt names each public organisation in one line that nothing in its name can leave', async () => {
  const { body } = await read('/llms.txt');
  const named = body.split('\n').filter((line) => line.startsWith('- '));
  expect(named).toHaveLength(1);
  expect(named[0]).toContain('/organizations/northmere): 1 expert.');
  expect(body).not.toContain('<script>');
});

test('who still has the same document gets no body', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/organizations/northmere/posts.rss']) {
    const { headers } = await read(url);
    const again = await read(url, { 'if-none-match': String(headers['etag']) });
    expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
  }
});

test('what search engines may not keep says so as Markdown too; what is private is not there', async () => {
  const seen = async (path: string) => {
    const { statusCode, headers } = await read(path, { accept: 'text/markdown, text/html;q=0.5' });
    return [statusCode, headers['x-robots-tag'], headers['content-type']];
  };
  const type = 'text/markdown; charset=utf-8';
  expect(await seen('/experts/northmere-expert')).toEqual([200, undefined, type]);
  for (const path of [
    '/experts/unlisted',
    '/experts/unindexed',
    '/experts/unlisted-org-expert',
    '/organizations/unlisted-org',
    '/organizations/unlisted-org/posts/news',
    '/organizations/unlisted-org/questions/why',
    '/organizations/northmere/posts/unlisted-post',
  ])
    expect([path, ...(await seen(path))]).toEqual([path, 200, 'noindex', type]);
  for (const path of [
    '/experts/secluded',
    '/experts/drafted',
    '/experts/removed',
    '/organizations/private-org',
  ])
    expect([path, ...(await seen(path))]).toEqual([path, 404, 'noindex', type]);
  expect(await seen('/experts/withdrawn')).toEqual([410, 'noindex', type]);
});

test('Markdown carries the words of the page and whole addresses, and nothing of a profile becomes markup', async () => {
  const { body } = await read('/organizations/northmere/posts/news', { accept: 'text/markdown' });
  expect(body).toContain('At length.');
  expect(body).toMatch(/\]\(https?:\/\/[^)]+\/organizations\/northmere\)/);
  expect(body).toContain(String.raw`# \</title>\]\]>\<script>`);
});

test('a profile that is withdrawn leaves every list at once', async () => {
  const { org, person } = await organisation('leaving');
  const expected = '/experts/leaving-expert';
  const outlets = ['/sitemaps/experts-1.xml', '/organizations/leaving', '/embed/directory/leaving.json'];
  const holding = async () => {
    const bodies = await Promise.all(outlets.map((url) => read(url, { accept: 'text/markdown' })));
    return outlets.filter((_, at) => bodies[at]?.body.includes(expected));
  };
  expect(await holding()).toEqual(outlets);
  const admin = await server.signInAs('administrator', { orgId: org.id });
  await admin.call(people.setStatus, { body: { ids: [person.id], status: 'unpublished' } });
  expect(await holding()).toEqual([]);
});

/** Everything that is said of a profile at its own address, or to whoever asks about that. */
const own = (username: string) => ({
  html: { url: `/experts/${username}` },
  markdown: { url: `/experts/${username}`, headers: { accept: 'text/markdown' } },
  picture: { url: `/experts/${username}/preview.png` },
  oembed: { url: `/oembed?url=${encodeURIComponent(`/experts/${username}`)}` },
});
/** Everything that lists profiles of an organisation. */
const lists = (company: string) => ({
  sitemap: { url: '/sitemaps/experts-1.xml' },
  organisation: { url: `/organizations/${company}` },
  post: { url: `/organizations/${company}/posts/news` },
  posts: { url: `/organizations/${company}/posts.atom` },
  questions: { url: `/organizations/${company}/questions.rss` },
  embed: { url: `/embed/directory/${company}.json` },
  assistants: { url: '/llms.txt' },
});

test('every outlet says of a profile only what it may, whatever keeps it back', async () => {
  const { org, person, post } = await organisation('outlets');
  const states = { shown: {}, ...hidden };
  for (const [state, values] of Object.entries(states)) {
    const one = await server.given.person(org.id, {
      username: `held-${state}`,
      lastname: `Held${state}`,
      topics: ['Testing'],
      ...values,
    });
    await server.db
      .insert(postExperts)
      .values({ orgId: org.id, postId: post.id, personId: one.id, position: 0 });
  }
  const seeker = await server.signInAs('media');
  const outlets = { ...lists('outlets'), similar: { url: `/experts/${person.username}` } };
  const bodies: [string, string][] = [];
  for (const [outlet, request] of Object.entries(outlets))
    bodies.push([outlet, (await server.app.inject(request)).body]);
  const seen: Record<string, unknown> = {};
  for (const state of Object.keys(states)) {
    const address = `/experts/held-${state}`;
    const statuses = [];
    for (const request of Object.values(own(`held-${state}`))) {
      const { statusCode, headers } = await server.app.inject(request);
      statuses.push(statusCode === 200 && headers['x-robots-tag'] === 'noindex' ? 'noindex' : statusCode);
    }
    const listing = bodies.filter(([, body]) => body.includes(address)).map(([outlet]) => outlet);
    const { people: found } = await seeker.call(search.find, { query: { q: `Held${state}` } });
    if (JSON.stringify(found).includes(`held-${state}`)) listing.push('search');
    seen[state] = { own: statuses, lists: listing };
  }
  const everywhere = ['sitemap', 'organisation', 'post', 'embed', 'similar', 'search'];
  const nowhere = { lists: [] };
  expect(seen).toEqual({
    shown: { own: [200, 200, 200, 200], lists: everywhere },
    unindexed: { own: ['noindex', 'noindex', 'noindex', 'noindex'], lists: everywhere.slice(1) },
    unlisted: { own: ['noindex', 'noindex', 'noindex', 'noindex'], ...nowhere },
    // In safety mode the page answers those who have its address, and nothing describes it to other sites.
    guarded: { own: ['noindex', 'noindex', 'noindex', 404], ...nowhere },
    secluded: { own: [404, 404, 404, 404], ...nowhere },
    drafted: { own: [404, 404, 404, 404], ...nowhere },
    removed: { own: [404, 404, 404, 404], ...nowhere },
    withdrawn: { own: [410, 410, 410, 404], ...nowhere },
  });
});

test('a name that is an attack is a name in every outlet, and the picture of it is a picture', async () => {
  const attack = `</script><script>alert(1)</script>"'&]]>\r\nX-Evil: 1\u202E${'long '.repeat(12)}`;
  const { org } = await organisation('attacked', { description: attack, directoryAccess: 'public' });
  await server.given.person(org.id, {
    username: 'attacked',
    firstname: attack.slice(0, 60),
    jobTitle: attack,
    headline: attack,
    biography: attack,
    topics: [attack],
  });
  const html = await read('/experts/attacked');
  for (const request of [...Object.values(own('attacked')), ...Object.values(lists('attacked'))]) {
    const answer = await server.app.inject(request);
    expect([request.url, answer.statusCode, answer.headers['x-evil']]).toEqual([request.url, 200, undefined]);
    const type = String(answer.headers['content-type']);
    // What is in a text of JSON is markup nowhere.
    const markup = type.includes('json') ? typeof JSON.parse(answer.body) : answer.body;
    expect([request.url, /(?<!\\)<script>alert/.test(markup)]).toEqual([request.url, false]);
    if (type.includes('xml')) readXml(answer.body);
  }
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html.body)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(data))).toContain('alert(1)');
  expect(html.body).toContain(
    '/experts/attacked/preview.png"><meta property="og:image:type" content="image/png">',
  );
  const picture = await read('/experts/attacked/preview.png');
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  const etag = String(picture.headers['etag']);
  expect((await read('/experts/attacked/preview.png', { 'if-none-match': etag })).statusCode).toBe(304);
  for (const url of ['https://elsewhere.example/experts/attacked', '/dashboard', '/experts/%ff', '/experts'])
    expect([url, (await read(`/oembed?url=${encodeURIComponent(url)}`)).statusCode]).toEqual([url, 404]);
});
