import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/build-test-app.ts';
import { openSampleSite, samplePage, type SampleSite } from '../testing/scenes/sample-site.ts';

let sample: SampleSite;
let server: TestApp;

beforeAll(async () => {
  sample = await openSampleSite();
  ({ server } = sample);
});
afterAll(() => sample[Symbol.asyncDispose]());

const session = { 'next-auth.session-token': 'of somebody' };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inlined = (body: string, element: string) =>
  [...body.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) => text);

test('a guest gets a finished page as it stays: no application, and a policy that names what is written in it', async () => {
  const { body, headers } = await server.app.inject('/experts/finished');
  expect(body).toContain('<h1>Drawn once</h1>');
  expect(body).not.toMatch(/main\.1\.js|main\.1\.css|rostrum-registry|id="root"|nonce=/);
  expect(inlined(body, 'style')).toEqual([samplePage.style]);
  const scripts = inlined(body, 'script');
  expect(scripts).toContain(samplePage.script);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src ${scripts.toReversed().map(hashOf).join(' ')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf(samplePage.style)};`);
  expect(policy).not.toMatch(/unsafe|strict-dynamic|nonce/);
  // Nothing of one visitor stands in it, and none is marked by it.
  expect(headers['set-cookie']).toBeUndefined();
  expect((await server.app.inject('/experts/finished')).body).toBe(body);
});

test('what search engines and previews read is in it; a page that is not finished loads the application', async () => {
  const { body } = await server.app.inject('/experts/finished');
  expect(body).toContain('<title>finished &lt;/title&gt;</title>');
  expect(body).toContain('<link rel="canonical" href="http://rostrum.test/experts/finished">');
  expect(body).not.toContain('<script>alert(1)');
  expect((await server.app.inject('/experts/ada')).body).toContain('main.1.js');
});

test('whoever is signed in gets the application, with the page beside it until it is drawn', async () => {
  const { body, headers } = await server.app.inject({ url: '/experts/finished', cookies: session });
  expect(body).toContain('main.1.js');
  expect(body).toMatch(/<div id="root"><\/div>\s*<div class="r-drawn">.*<h1>&lt;b&gt;finished<\/h1>/s);
  expect(body).toContain(samplePage.style);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-security-policy']).toContain("'strict-dynamic'");
});

test('a new build is taken up without a restart; of the build only fonts can be fetched', async () => {
  sample.write('packages/public-pages/dist/page.css', 'main{color:red}');
  await expect
    .poll(async () => (await server.app.inject('/experts/finished')).body)
    .toContain('<style>main{color:red}</style>');
  const font = await server.app.inject('/assets/public/fonts/inter.1.woff2');
  expect([font.statusCode, font.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  for (const url of ['/assets/public/server.js', '/assets/public/fonts/..%2fserver.js'])
    expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 404]);
});

test('addresses in every kind of page are written without characters that an address cannot have', async () => {
  for (const url of [
    '/experts/finished',
    '/experts/maren',
    '/',
    '/login',
    '/dashboard/people',
    '/nothing-here',
    '/help',
  ]) {
    const { body } = await server.app.inject(url);
    const addresses = [...body.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => /[\s<>\\^`{|}]/.test(address))).toEqual([]);
    expect(addresses.some((address) => address.startsWith('data:image/'))).toBe(true);
  }
});
