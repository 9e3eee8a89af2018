import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicPage } from '@rostrum/server-kit/module';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { personAvailability } from '../people/index.ts';
import { personPages } from './person-pages.ts';

const now = new Date('2026-11-19T10:12:00Z');
const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
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
    email: 'secret@northmere.example',
  });
  await server.db
    .insert(personAvailability)
    .values({ orgId: org.id, personId: maren.id, type: 2, accepts: 'no' });
  await server.given.person(org.id, { username: 'petra', kind: 'staff' });
  await server.given.person(org.id, { username: 'silent', lastname: 'Silent' });
});
afterAll(() => server[Symbol.asyncDispose]());

async function draw(path: string): Promise<PublicPage & { body: string }> {
  const pages = personPages({
    db: server.db,
    clock: () => now,
    config: { publicUrl: 'http://rostrum.test' },
  });
  const [, kind, username = ''] = path.split('/');
  const page = await pages.find((route) => route.path === `/${kind}/:username`)?.render({ username }, {});
  if (!page || 'movedTo' in page) throw new Error(`${path} is drawn elsewhere.`);
  return { ...page, body: page.drawForGuest?.().text ?? '' };
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
