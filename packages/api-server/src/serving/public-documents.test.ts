import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/build-test-app.ts';
import { openSampleSite, type SampleSite } from '../testing/scenes/sample-site.ts';

let sample: SampleSite;
let server: TestApp;

beforeAll(async () => {
  sample = await openSampleSite();
  ({ server } = sample);
});
afterAll(() => sample[Symbol.asyncDispose]());

test('public pages say what they hold without script, and nothing in it can break out', async () => {
  const { body } = await server.app.inject('/experts/ada');
  expect(body).toContain('<title>ada &lt;/title&gt;</title>');
  expect(body).toContain('<link rel="canonical" href="http://rostrum.test/experts/ada">');
  expect(body).toContain('<div id="root"><main><h1>&lt;b&gt;ada</h1></main></div>');
  expect(body).not.toContain('<script>alert(1)');
  expect(body).toContain(String.raw`\u003c/script>`);
  const [missing, gone] = [
    await server.app.inject('/experts/nobody'),
    await server.app.inject('/experts/left'),
  ];
  expect([missing.statusCode, gone.statusCode]).toEqual([404, 410]);
  expect(missing.body).toContain('There is no expert with this address.');
  expect(missing.body).toContain('noindex');
  expect(missing.body).toContain('main.1.js');
});

test('a page that cannot be drawn for now is said in words, not in JSON', async () => {
  const { statusCode, headers, body } = await server.app.inject('/experts/unbuilt');
  expect([statusCode, headers['retry-after'], headers['x-robots-tag']]).toEqual([503, '5', 'noindex']);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('<p>Not built yet.</p>');
});

test('a sign-in page that search engines keep says in a sentence what it is for', async () => {
  const seen = new Set<string>();
  for (const url of ['/login', '/login/forgot', '/signup', '/signup/organisation']) {
    const { body } = await server.app.inject(url);
    const description = /<meta name="description" content="([^"]+)">/.exec(body)?.[1] ?? '';
    expect(description, url).toMatch(/^[A-Z].{40,160}\.$/);
    seen.add(description);
  }
  expect(seen.size).toBe(4);
});

test('search engines keep what is public, and nothing that opens to whoever has its address', async () => {
  const seen = async (url: string) => {
    const { headers, body } = await server.app.inject(url);
    return [headers['x-robots-tag'], body.includes('<meta name="robots" content="noindex">')];
  };
  for (const url of [
    '/inquiries/track/a-secret',
    '/inquiries/ask/a-secret',
    '/lists/a-secret',
    '/dashboard/people',
    '/login/reset?token=a-secret',
    '/experts/nobody',
    '/nothing',
  ])
    expect([url, ...(await seen(url))]).toEqual([url, 'noindex', true]);
  for (const url of ['/', '/login', '/signup', '/experts/ada', '/help'])
    expect([url, ...(await seen(url))]).toEqual([url, undefined, false]);
});

test('a browser may keep for the way back what everybody may see, and nothing of a session or a secret link', async () => {
  const cacheControl = async (url: string, cookies: Record<string, string> = {}) =>
    (await server.app.inject({ url, cookies })).headers['cache-control'];
  const session = { 'next-auth.session-token': 'of somebody' };
  for (const url of ['/experts/ada', '/login', '/signup']) {
    expect(await cacheControl(url), url).toBe('private, no-cache');
    expect(await cacheControl(url, session), url).toBe('private, no-store');
  }
  for (const url of [
    '/experts/nobody',
    '/login/reset?token=x',
    '/dashboard/people',
    '/inquiries/track/secret',
  ])
    expect(await cacheControl(url), url).toBe('private, no-store');
});
