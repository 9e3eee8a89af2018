import { inquiryTypes } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { createFolderStore } from '@rostrum/server-kit/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MovedPage, PublicPage } from '@rostrum/server-kit/module';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { classifications } from '../classifications/index.ts';
import { personAvailability } from '../people/index.ts';
import { publicPages } from './public-pages.ts';

const now = new Date('2026-11-19T10:12:00Z');
const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
/** Experts that nothing may lead to. */
const kept = {
  unlisted: { access: 'unlisted' },
  secluded: { access: 'private' },
  unindexed: { isIndexed: false },
  withdrawn: { status: 'unpublished' },
  guarded: { safetyMode: true },
  officer: { kind: 'staff' },
  left: { status: 'archived' },
} as const;
let server: TestApp;

beforeAll(async () => {
  server = await buildTestApp({ clock: () => now });
  const org = await server.given.organisation({
    name: 'Northmere <University>',
    companyUsername: 'northmere',
  });
  const maren = await server.given.person(org.id, {
    username: 'maren',
    firstname: 'Maren',
    lastname: 'Hale',
    prefix: 'Dr',
    headline: hostile,
    biography: `First.\n\n${hostile}`,
    topics: ['Storm surge', hostile],
    department: 'Engineering & sea',
    email: 'secret@northmere.example',
  });
  await server.db
    .insert(personAvailability)
    .values({ orgId: org.id, personId: maren.id, type: 2, accepts: 'no' });
  const hours = { days: Array.from({ length: 7 }, () => ({ from: '11:00', to: '18:00' })), closed: [] };
  await server.db.execute(
    sql`INSERT INTO inquiry_setup_sections (org_id, section, value, version) VALUES (${org.id}, 'hours', ${JSON.stringify(hours)}, 1)`,
  );
  for (let count = 1; count <= 25; count += 1)
    await server.given.post(org.id, { slug: `post-${count}`, title: `Post number ${count}` });
  await server.given.post(org.id, { slug: 'secret', title: 'Secret', access: 'private' });
  const halden = await server.given.organisation({ name: 'Halden', companyUsername: 'halden' });
  await server.given.person(halden.id, { username: 'greta', topics: ['Tides'] });
  for (const [username, values] of Object.entries(kept))
    await server.given.person(halden.id, {
      username,
      lastname: username,
      topics: ['storm  SURGE'],
      ...values,
    });
  await server.given.person(halden.id, { username: 'sigrid', topics: ['storm  SURGE'] });
  await server.db.insert(classifications).values([
    {
      orgId: halden.id,
      scheme: 'topic',
      title: 'Storm surge',
      synonyms: ['Coastal surge', 'Flut\u00e4rmel'],
    },
    { orgId: halden.id, scheme: 'topic', title: 'Nobody speaks on it', synonyms: ['Silence'] },
  ]);
  await server.given.organisation({ name: 'Hidden', companyUsername: 'hidden', directoryAccess: 'private' });
  await server.given.person(org.id, { username: 'petra', kind: 'staff' });
  await server.given.person(org.id, { username: 'silent', lastname: 'Silent' });
  const alone = await server.given.organisation({
    name: 'Solo Vander',
    companyUsername: 'solo',
    kind: 'individual',
    deskPhone: null,
  });
  const solo = await server.given.person(alone.id, {
    username: 'solo',
    lastname: 'Vander',
    kind: 'individual',
  });
  await server.db.insert(personAvailability).values(
    [2, 3].map((type) => ({
      orgId: alone.id,
      personId: solo.id,
      type,
      accepts: 'via_office' as const,
      awayFrom: new Date('2026-11-01T00:00:00Z'),
      awayTo: new Date('2026-12-01T00:00:00Z'),
    })),
  );
  await server.given.person(alone.id, { username: 'solo-gone', kind: 'individual', status: 'unpublished' });
  const busy = await server.given.person(alone.id, { username: 'solo-busy', kind: 'individual' });
  await server.db.insert(personAvailability).values(
    inquiryTypes.map(({ id: type }) => ({
      orgId: alone.id,
      personId: busy.id,
      type,
      accepts: 'no' as const,
    })),
  );
  for (const username of ['ansel', 'dirk'])
    await server.given.person(org.id, { username, topics: ['Dikes'], department: 'Dikes' });
});
afterAll(() => server[Symbol.asyncDispose]());

/** The page at an address, as the server draws it. */
async function draw(address: string): Promise<PublicPage & { body: string }> {
  const page = await find(address);
  if ('movedTo' in page) throw new Error(`${address} is now ${page.movedTo}`);
  return { ...page, body: page.drawForGuest?.().text ?? '' };
}

/** What stands at an address, or where that is now. */
async function find(address: string): Promise<PublicPage | MovedPage> {
  const { pathname, searchParams } = new URL(address, 'http://rostrum.test');
  const parts = pathname.split('/');
  for (const route of publicPages({
    db: server.db,
    clock: () => now,
    uploadStore: createFolderStore(server.config.dataDir),
    config: { publicUrl: 'http://rostrum.test' },
  })) {
    const names = route.path.split('/');
    if (names.length !== parts.length) continue;
    if (!names.every((name, index) => name.startsWith(':') || name === parts[index])) continue;
    const params = Object.fromEntries(
      names.map((name, index) => [name.slice(1), decodeURIComponent(parts[index] ?? '')]),
    );
    return route.render(params, Object.fromEntries(searchParams));
  }
  throw new Error(`${address} is drawn elsewhere.`);
}

test('an expert’s page is whole: header, article, the form of a kind that is taken, and footer', async () => {
  const { body } = await draw('/experts/maren');
  expect(body).toMatch(/<h1[^>]*>Dr Maren Hale<\/h1>/);
  expect(body).toContain('Northmere &lt;University&gt;');
  expect(body).toMatch(/<h2 id="can-speak-on"[^>]*>Can speak on/);
  expect(body).toContain('<form method="post" action="/experts/maren/inquiry"');
  // Media is refused, so the form begins with the next kind, and the others are one step away.
  expect(body).toMatch(/href="\/experts\/maren\/inquiry\?type=1" aria-current="true"/);
  expect(body).not.toContain('/inquiry?type=2"');
  expect(body).toContain('href="/login?callbackUrl=%2Fexperts%2Fmaren"');
  expect(decodeURIComponent(/data:text\/vcard[^"]*/.exec(body)?.[0] ?? '')).toContain('FN:Dr Maren Hale');
});

test('no text of a profile becomes markup, no style is written in an element, no secret is in it', async () => {
  const { body, html } = await draw('/experts/maren');
  for (const text of [body, html.text]) {
    expect(text).not.toMatch(/<script|<img[^>]+onerror|<[^>]+ style=|secret@/);
    expect(text).toContain('&lt;script&gt;alert(1)');
  }
});

test('a page names one address, however its own was written; what no row can hold is a page that is missing', async () => {
  for (const [asked, own] of [
    ['/experts/MAREN', '/experts/maren'],
    ['/organizations/NORTHMERE', '/organizations/northmere'],
    ['/organizations/Northmere/posts', '/organizations/northmere/posts'],
    ['/organizations/NORTHMERE/posts/POST-1', '/organizations/northmere/posts/post-1'],
  ] as const) {
    const { canonicalPath, jsonLd } = await draw(asked);
    expect(canonicalPath).toBe(own);
    expect(JSON.stringify(jsonLd)).not.toContain(asked);
  }
  // Letters of another spelling in a username lead to the address of the profile; in an organisation's they are others.
  for (const asked of ['/experts/%EF%BD%8Daren', '/experts/%EF%BC%ADAREN', '/experts/mare%CC%81n'])
    expect(await find(decodeURI(asked))).toEqual({ movedTo: '/experts/maren' });
  for (const asked of [
    '/organizations/%EF%BD%8Eorthmere',
    '/organizations/northme%CC%81re',
    '/experts/maren%2500',
  ])
    expect(await draw(decodeURI(asked))).toMatchObject({ status: 404, noindex: true });
  for (const asked of ['/experts/maren\0', '/organizations/a\0', '/organizations/northmere/posts/a\0'])
    expect(await draw(asked.replace('\0', '%00'))).toMatchObject({ status: 404, noindex: true });
});

test('similar experts say why they are, and the office may be asked instead', async () => {
  const { body } = await draw('/experts/ansel');
  expect(body).toMatch(/Also speaks on <strong>Dikes<\/strong>/);
  expect(body).toContain('href="/organizations/northmere#inquire">Ask the office instead');
});

test('where somebody stands alone, no page speaks of an office, a desk or a team', async () => {
  for (const address of [
    '/experts/solo',
    '/experts/solo/inquiry?type=2',
    '/experts/solo-busy',
    '/experts/solo-gone',
    '/organizations/solo',
    '/organizations/solo/posts/none',
  ]) {
    const { payload } = await server.app.inject(address);
    const words = payload.slice(payload.indexOf('<main')).replaceAll(/<[^>]*>/g, ' ');
    expect(words).toContain('Vander');
    expect(words).not.toMatch(/\b(?:office|desk|team)\b/i);
  }
  const { payload } = await server.app.inject('/experts/solo/inquiry?type=2');
  expect(payload).toContain('Away until 1 Dec. An answer may take until then.');
});

test('staff are asked through their organisation', async () => {
  const { body } = await draw('/staff/petra');
  expect(body).not.toContain('<form method="post"');
  expect(body).toContain('href="/organizations/northmere#inquire"');
});

test('as Markdown the page is what can be read and where to ask, without what is to be pressed', async () => {
  const { body } = await server.app.inject({ url: '/experts/maren', headers: { accept: 'text/markdown' } });
  expect(body).toContain('# Dr Maren Hale');
  expect(body).toContain('(http://rostrum.test/experts/maren/inquiry?type=1)');
  expect(body).not.toMatch(/vcard|Bookmark|First name/i);
});

test('an organisation’s page is whole: its desk, its experts with departments, its posts, and the form', async () => {
  const { body, jsonLd } = await draw('/organizations/northmere');
  expect(body).toMatch(/<h1[^>]*>Northmere &lt;University&gt;<\/h1>/);
  expect(body).toContain('Opens in 48 min');
  expect(body).toMatch(/<dt>Every day<\/dt><dd>11:00 to 18:00 GMT<\/dd>/);
  expect(body).toMatch(/<form role="search"[^>]* action="\/organizations\/northmere"/);
  expect(body).toContain('<form method="post" action="/organizations/northmere/inquiry"');
  expect(body).toContain('href="/organizations/northmere?department=Engineering+%26+sea#experts"');
  expect(body).toContain('All 25 posts');
  expect(body).not.toMatch(/Secret|petra|<script|<[^>]+ style=/);
  expect(JSON.stringify(jsonLd)).toContain('"@type":"Organization"');
});

test('its experts are narrowed by words, topic and department, and what is not there is said', async () => {
  const found = async (query: string) => (await draw(`/organizations/northmere?${query}`)).body;
  expect(await found('q=hale')).toMatch(/Maren Hale(?!.*href="\/experts\/silent)/s);
  expect(await found('department=Engineering+%26+sea')).not.toContain('href="/experts/silent"');
  const missing = await found(`q=${encodeURIComponent('"><b>zyxwvut</b>')}`);
  expect(missing).toContain('No one at Northmere &lt;University&gt; matches.');
  expect(missing).not.toContain('<b>zyxwvut');
  expect(await found('page_from=-1')).toContain('Maren Hale');
});

test('all posts are listed a page at a time, each page with an address of its own', async () => {
  const first = await draw('/organizations/northmere/posts');
  expect(first.body.match(/href="\/organizations\/northmere\/posts\/post-/g)).toHaveLength(24);
  expect(first.body).toContain('1 to 24 of 25');
  expect(first.body).toContain('href="/organizations/northmere/posts?page_from=24" rel="next"');
  const second = await draw('/organizations/northmere/posts?page_from=24');
  expect(second.body.match(/href="\/organizations\/northmere\/posts\/post-/g)).toHaveLength(1);
  expect([first.canonicalPath, second.canonicalPath]).toEqual([
    '/organizations/northmere/posts',
    '/organizations/northmere/posts?page_from=24',
  ]);
  expect((await draw('/organizations/northmere/questions')).body).toContain('No questions answered yet.');
  expect((await draw('/organizations/hidden/posts')).status).toBe(404);
});

test('a topic shows who speaks on it in all organisations, however they write it, and nobody who is kept from view', async () => {
  const { body, canonicalPath, jsonLd } = await draw('/topics/storm-surge');
  expect(body).toMatch(/<h1[^>]*>Storm surge<\/h1>|<h1[^>]*>storm {2}SURGE<\/h1>/);
  expect(body).toContain('2 experts in 2 organisations');
  expect(body).toContain('href="/experts/maren"');
  expect(body).toContain('href="/experts/sigrid"');
  expect(body).toContain('Also called Coastal surge, Flut\u00e4rmel');
  for (const username of Object.keys(kept)) expect(body).not.toContain(`/${username}"`);
  expect(canonicalPath).toBe('/topics/storm-surge');
  expect(JSON.stringify(jsonLd)).toContain('"alternateName":["Coastal surge"');
  expect((await draw('/experts/maren')).body).toContain('href="/topics/storm-surge"');
});

test('a topic has one address: other ways to write it and its former names lead there for good', async () => {
  const at = async (path: string) => {
    const { statusCode, headers } = await server.app.inject({
      url: path,
      headers: { accept: 'text/markdown' },
    });
    return [statusCode, headers.location];
  };
  for (const path of [
    '/topics/Storm%20Surge',
    '/topics/storm-surge-',
    '/topics/coastal-surge',
    '/topics/fluta%CC%88rmel',
  ])
    expect([path, ...(await at(path))]).toEqual([
      path,
      301,
      expect.stringMatching(/^\/topics\/(storm-surge|flutarmel)$/),
    ]);
  expect(await at('/topics/storm-surge')).toEqual([200, undefined]);
  for (const path of [
    '/topics/silence',
    '/topics/nobody-speaks-on-it',
    `/topics/${'x'.repeat(201)}`,
    '/topics/%3C%3E',
  ])
    expect([path, ...(await at(path))]).toEqual([path, 404, undefined]);
  const sitemap = await server.app.inject('/sitemaps/topics-1.xml');
  expect(sitemap.body).toContain('<loc>http://rostrum.test/topics/storm-surge</loc>');
});

test('what is gone is said under its status, with who can help instead; what is hidden reads as if it never was', async () => {
  const withdrawn = await draw('/experts/withdrawn');
  expect(withdrawn.status).toBe(410);
  expect(withdrawn.body).toMatch(/<h1[^>]*>This profile is no longer public<\/h1>/);
  expect(withdrawn.body).toContain('href="/experts/sigrid"');
  expect(withdrawn.body).toContain('href="/organizations/halden#inquire"');
  expect((await draw('/experts/left')).body).toMatch(/<h1[^>]*>No longer with Halden<\/h1>/);
  for (const path of ['/experts/secluded', '/experts/nobody', '/organizations/hidden']) {
    const { status, body, noindex } = await draw(path);
    expect([path, status, noindex]).toEqual([path, 404, true]);
    expect(body).not.toMatch(/Halden|Hidden|sigrid/);
  }
  const post = await draw('/organizations/halden/posts/none');
  expect([post.status, post.body.includes('href="/organizations/halden"')]).toEqual([404, true]);
});
