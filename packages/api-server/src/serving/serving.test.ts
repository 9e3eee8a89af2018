import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { productionSettings } from '../testing/production-settings.ts';
import {
  describeRelease,
  openSampleSite,
  type SampleSite,
  sampleHash,
} from '../testing/scenes/sample-site.ts';

let sample: SampleSite;
let server: TestApp;

beforeAll(async () => {
  sample = await openSampleSite();
  ({ server } = sample);
});
afterAll(() => sample[Symbol.asyncDispose]());

const nonceOf = (text: string): string => /nonce="([^"]+)"/.exec(text)?.[1] ?? '';

test('pages carry a nonce of their own, the registry and the files with their hashes', async () => {
  const [first, second] = [
    await server.app.inject('/dashboard/people'),
    await server.app.inject('/dashboard/people'),
  ];
  expect(first.statusCode).toBe(200);
  const nonce = nonceOf(first.body);
  expect(nonce).not.toBe(nonceOf(second.body));
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(first.body).toContain(`src="/assets/shell/main.1.js" integrity="${sampleHash}"`);
  expect(first.body).toContain('href="/remotes/people/abc123/mf-manifest.json"');
  expect(first.body).toContain('data-leak-tracking="1"');
});

test('pages of the dashboard show header and spinner before any file is there, the same to everybody', async () => {
  const { body, headers } = await server.app.inject('/dashboard/people');
  const frame = body.indexOf('class="r-first" aria-busy="true"');
  expect(frame).toBeGreaterThan(body.indexOf('<div id="root"></div>'));
  expect(frame).toBeLessThan(body.indexOf('rel="stylesheet"'));
  expect(frame).toBeLessThan(body.indexOf('id="rostrum-registry"'));
  expect(body).toContain('role="status" aria-label="Loading"');
  const nonce = nonceOf(body);
  expect(body).toContain(`<style nonce="${nonce}">:root{--first-canvas`);
  expect(String(headers['content-security-policy'])).toContain(`style-src 'self' 'nonce-${nonce}'`);
  for (const url of ['/login', '/experts/maren'])
    expect((await server.app.inject(url)).body).not.toContain('r-first');
});

test('the first header and its colours are those of the application, so that nothing jumps', async () => {
  const { body } = await server.app.inject('/dashboard');
  const read = (file: string) =>
    readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8').replaceAll(/\s+/g, ' ');
  expect(read('shell/src/frame/header/header.css')).toContain('height: 56px; padding: 0 20px 0 24px;');
  expect(body).toContain('height:56px;padding:0 24px');
  const variables = read('packages/ui-kit/src/styles/variables.css');
  const firsts = [...body.matchAll(/--first-([a-z0-9-]+):(#[0-9a-f]+)/g)];
  expect(firsts).toHaveLength(15);
  for (const [, name, value] of firsts) expect(variables).toContain(`--rostrum-${name}: ${value};`);
});

test('a missing or broken area is left out and harms nobody', async () => {
  const { areas } = (await server.app.inject('/registry.json')).json();
  expect(areas.map(({ area, base }: { area: string; base: string }) => [area, base])).toEqual([
    ['people', '/remotes/people/abc123/'],
    ['seeker', '/remotes/seeker/def456/'],
  ]);
});

test('pages of mailed links tell nobody their address, and every sign-in page leads to a form without script', async () => {
  for (const url of ['/login/reset?token=x', '/login/continue?token=x', '/login/invitation?token=x']) {
    const page = await server.app.inject(url);
    expect([page.statusCode, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
      200,
      'no-referrer',
      'private, no-store',
    ]);
  }
  const signIn = await server.app.inject('/login?callbackUrl=%2Fdashboard%2Fpeople%3Fq%3D%22%3E');
  expect(signIn.body).toContain(
    '/api/auth/signin?plain=1&amp;callbackUrl=%2Fdashboard%2Fpeople%3Fq%3D%22%3E"',
  );
});

test('sign-in pages get their own entry; unknown pages are 404 in the shell, unknown calls 404 in JSON', async () => {
  for (const url of [
    '/login?callbackUrl=/x',
    '/login/forgot',
    '/login/verify',
    '/login/deleted',
    '/signup',
    '/signup/organisation',
    '/logout',
  ]) {
    const page = await server.app.inject(url);
    expect([
      page.statusCode,
      page.body.includes('sign-in.1.js'),
      page.body.includes('rostrum-registry'),
    ]).toEqual([200, true, false]);
    expect(page.body).toContain('<noscript><p>This page needs JavaScript');
  }
  for (const [url, status] of [
    ['/', 200],
    ['/dashboard', 200],
    ['/dashboard/', 200],
    ['/dashboard/nothing', 404],
    ['/nothing', 404],
  ] as const) {
    const page = await server.app.inject(url);
    expect([url, page.statusCode, page.headers['content-type']]).toEqual([
      url,
      status,
      'text/html; charset=utf-8',
    ]);
  }
  for (const url of ['/app/nothing', '/api/nothing', '/v1/nothing', '/remotes/x', '/assets/y']) {
    const answer = await server.app.inject(url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  }
});

test('files are cached for ever, as brotli where the build made it; build descriptions and other folders stay closed', async () => {
  const script = await server.app.inject({
    url: '/assets/shell/main.1.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect([script.statusCode, script.body]).toEqual([200, 'brotli bytes']);
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await server.app.inject('/assets/shell/main.1.js')).body).toBe('console.log("shell")');
  expect(
    (await server.app.inject('/remotes/people/abc123/mf-manifest.json')).headers['cache-control'],
  ).toContain('immutable');
  for (const url of [
    '/assets/shell/shell.json',
    '/remotes/people/abc123/remote.json',
    '/remotes/people/old/mf-manifest.json',
    '/assets/shell/../../package.json',
    '/assets/shell/%2e%2e/%2e%2e/mf-people/dist/remote.json',
    '/assets/shell/nothing.js',
    '/assets/shell/',
  ])
    expect((await server.app.inject(url)).statusCode).toBe(404);
});

test.each(['development', 'production'])(
  'the script of embeds is for every origin, and is asked for again when it changes: %s',
  async (NODE_ENV) => {
    await using embedding = await buildTestApp({
      environment: { ...productionSettings, NODE_ENV, SITE_DIR: sample.folder },
      modules: [],
    });
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      embedding.app.inject({ url: '/embed/rostrum.js', headers, method });
    const script = await ask({ 'accept-encoding': 'br', origin: 'https://news.example', cookie: 'a=b' });
    expect([script.statusCode, script.body]).toEqual([200, 'brotli of it']);
    expect(script.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(script.headers).not.toHaveProperty('set-cookie');
    expect((await ask({})).body).toBe('console.log("embed")');
    expect((await ask({}, 'HEAD')).statusCode).toBe(200);
    const numbered = await embedding.app.inject('/embed/v1/rostrum.js');
    expect([numbered.statusCode, numbered.body]).toEqual([200, 'console.log("embed")']);
    const etag = String(script.headers.etag);
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(304);
    sample.write('packages/embed/dist/rostrum.js.br', 'brotli of another');
    const changed = await ask({ 'accept-encoding': 'br', 'if-none-match': etag });
    expect([changed.statusCode, changed.body]).toEqual([200, 'brotli of another']);
    sample.write('packages/embed/dist/rostrum.js.br', 'brotli of it');
  },
);

test('how often one address may ask for the script of embeds is limited', async () => {
  await using busy = await buildTestApp({
    servers: 2,
    environment: { SITE_DIR: sample.folder, RATE_LIMIT_SCALE: '0.001' },
    modules: [],
  });
  const answers = [];
  for (let tries = 0; tries < 8; tries += 1) answers.push(await busy.app.inject('/embed/rostrum.js'));
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers).toMatchObject({ 'access-control-allow-origin': '*' });
});

test('a rebuilt area is served at once, and the old version no longer', async () => {
  sample.write(
    'mf-people/dist/remote.json',
    describeRelease(
      'people',
      'fresh',
      [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
      ['/dashboard/people'],
    ),
  );
  // Each of the two servers believes what it has read for a moment.
  for (let inARow = 0; inARow < 4;) {
    const { areas } = (await server.app.inject('/registry.json')).json();
    inARow = areas[0].version === 'fresh' ? inARow + 1 : 0;
  }
  expect((await server.app.inject('/remotes/people/fresh/mf-manifest.json')).statusCode).toBe(200);
  expect((await server.app.inject('/remotes/people/abc123/mf-manifest.json')).statusCode).toBe(404);
});

test('long answers are compressed, the sign-in protocol never', async () => {
  const ask = (url: string, accepted: string) =>
    server.app.inject({ url, headers: { 'accept-encoding': accepted } });
  const plain = await ask('/docs/json', 'identity');
  const [smallest, older] = [await ask('/docs/json', 'gzip, br'), await ask('/docs/json', 'gzip')];
  expect(
    [plain, smallest, older].map(({ statusCode, headers }) => [statusCode, headers['content-encoding']]),
  ).toEqual([
    [200, undefined],
    [200, 'br'],
    [200, 'gzip'],
  ]);
  expect(brotliDecompressSync(smallest.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(older.rawPayload).toString()).toBe(plain.body);
  // What a caller chose stands beside secrets in it: its length must tell nothing.
  const form = await ask(`/api/auth/signin?plain=1&callbackUrl=%2F${'x'.repeat(1500)}`, 'gzip, br');
  expect([form.statusCode, form.headers['content-encoding']]).toEqual([200, undefined]);
  expect(form.body.length).toBeGreaterThan(1500);
});

test('health, readiness, documentation and the development mail box answer', async () => {
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  expect((await server.app.inject('/docs/')).statusCode).toBe(200);
  const mail = await server.app.inject('/dev/mail');
  expect([mail.statusCode, mail.headers['content-security-policy']?.toString().includes('nonce-')]).toEqual([
    200,
    true,
  ]);
  await using production = await buildTestApp({
    environment: productionSettings,
    modules: [],
  });
  expect((await production.app.inject('/dev/mail')).statusCode).toBe(404);
  // The menus' entry leads somewhere all the same.
  const docs = await production.app.inject('/docs');
  expect([docs.statusCode, docs.headers.location]).toEqual([302, '/help']);
  for (const url of ['/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html'])
    expect([url, (await production.app.inject(url)).statusCode]).toEqual([url, 404]);
  await using open = await buildTestApp({
    environment: { ...productionSettings, API_DOCS: '1' },
    modules: [],
  });
  expect((await open.app.inject('/docs/json')).json().openapi).toMatch(/^3/);
});

test('the pages to sign in belong to the only organisation, or to the one that a visitor comes from', async () => {
  await using installed = await buildTestApp({
    environment: { SITE_DIR: sample.folder, DEMO: '0' },
    modules: [],
  });
  const brandAt = async (url: string): Promise<unknown> => {
    const { body } = await installed.app.inject({ url });
    return JSON.parse(/id="sign-in-brand">([^<]*)</.exec(body)?.[1] ?? 'null');
  };
  for (const rel of ['apple-touch-icon', 'manifest', 'search'])
    expect((await installed.app.inject('/login')).body).toContain(`<link rel="${rel}"`);
  const northmere = { name: 'Northmere University', companyUsername: 'northmere' };
  await installed.given.organisation(northmere);
  const brand = { kind: 'organisation', name: northmere.name, logo: null, logoDark: null, picture: null };
  for (const url of ['/login', '/signup', '/login/invitation?token=x'])
    expect([url, await brandAt(url)]).toEqual([url, brand]);

  await installed.given.organisation({ name: 'Halden', companyUsername: 'halden' });
  expect(await brandAt('/login')).toEqual({ kind: 'product' });
  expect(await brandAt('/login?callbackUrl=/organizations/northmere')).toEqual(brand);
  // Its people are invented, and so shown by the demonstration alone.
  expect((await server.app.inject('/login')).body).toContain('{"kind":"demonstration"}');
});
