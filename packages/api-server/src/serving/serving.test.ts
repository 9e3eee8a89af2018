import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusinessError, NotFoundError } from '../errors.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { productionSettings } from '../testing/production-settings.ts';
import { html } from './html.ts';

let site: string;
let server: TestApp;
const hash = `sha384-${'A'.repeat(64)}`;
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
};
const release = (area: string, version: string, paths: object[], pages: string[]) =>
  JSON.stringify({
    area,
    version,
    entry: 'mf-manifest.json',
    integrity: { 'mf-manifest.json': hash, 'remoteEntry.1.js': hash },
    manifest: { area, title: area, paths, pages, navigation: [], tabs: [], hostApi: '^1.0.0' },
  });

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'rostrum-site-'));
  write(
    'shell/dist/shell.json',
    JSON.stringify({
      version: '1',
      hostApi: '1.0.0',
      entries: {
        shell: { scripts: ['main.1.js'], styles: ['main.1.css'] },
        'sign-in': { scripts: ['sign-in.1.js'], styles: [] },
      },
      integrity: { 'main.1.js': hash, 'main.1.css': hash, 'sign-in.1.js': hash },
    }),
  );
  write('shell/dist/main.1.js', 'console.log("shell")');
  write('shell/dist/main.1.js.br', 'brotli bytes');
  write(
    'mf-people/dist/remote.json',
    release(
      'people',
      'abc123',
      [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
      ['/dashboard/people'],
    ),
  );
  write('mf-people/dist/mf-manifest.json', '{}');
  write(
    'mf-seeker/dist/remote.json',
    release(
      'seeker',
      'def456',
      [{ path: '/experts', match: 'prefix', access: 'public' }],
      ['/experts/:username', '/experts/:username/:tab?'],
    ),
  );
  write('packages/embed/dist/rostrum.js', 'console.log("embed")');
  write('packages/embed/dist/rostrum.js.br', 'brotli of it');
  write('mf-broken/dist/remote.json', '{"area":');
  server = await buildTestApp({
    environment: { SITE_DIR: site },
    modules: [
      {
        name: 'pages',
        pages: () => [
          {
            path: '/experts/:username',
            render: async ({ username = '' }) => {
              if (username === 'nobody') throw new NotFoundError('There is no expert with this address.');
              if (username === 'left') throw new BusinessError('gone', 'This expert is no longer with us.');
              return {
                title: `${username} </title>`,
                description: 'x',
                canonicalPath: `/experts/${username}`,
                jsonLd: { name: '</script><script>alert(1)</script>' },
                html: html`<main><h1>${'<b>'}${username}</h1></main>`,
              };
            },
          },
        ],
      },
    ],
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(site, { recursive: true, force: true });
});

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
  expect(first.body).toContain(`src="/assets/shell/main.1.js" integrity="${hash}"`);
  expect(first.body).toContain('href="/remotes/people/abc123/mf-manifest.json"');
  const inlined = /id="rostrum-registry"[^>]*>(.+)<\/script>/.exec(first.body)?.[1] ?? '';
  expect(JSON.parse(inlined)).toEqual((await server.app.inject('/registry.json')).json());
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

test('search engines keep what is public, and nothing that opens to whoever has its address', async () => {
  const seen = async (url: string) => {
    const { headers, body } = await server.app.inject(url);
    return [headers['x-robots-tag'], body.includes('<meta name="robots" content="noindex">')];
  };
  for (const url of [
    '/inquiries/track/a-secret',
    '/lists/a-secret',
    '/dashboard/people',
    '/login/reset?token=a-secret',
    '/experts/nobody',
    '/nothing',
    '/help',
  ])
    expect([url, ...(await seen(url))]).toEqual([url, 'noindex', true]);
  for (const url of ['/', '/login', '/signup', '/experts/ada'])
    expect([url, ...(await seen(url))]).toEqual([url, undefined, false]);
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
      environment: { NODE_ENV, ALLOW_HTTP: '1', SITE_DIR: site, RATE_LIMIT_SCALE: '1', LOG_LEVEL: 'silent' },
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
    const etag = String(script.headers.etag);
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(304);
    write('packages/embed/dist/rostrum.js.br', 'brotli of another');
    const changed = await ask({ 'accept-encoding': 'br', 'if-none-match': etag });
    expect([changed.statusCode, changed.body]).toEqual([200, 'brotli of another']);
    write('packages/embed/dist/rostrum.js.br', 'brotli of it');
  },
);

test('how often one address may ask for the script of embeds is limited', async () => {
  await using busy = await buildTestApp({
    environment: { SITE_DIR: site, RATE_LIMIT_SCALE: '0.001' },
    modules: [],
  });
  const answers = [];
  for (let tries = 0; tries < 8; tries += 1) answers.push(await busy.app.inject('/embed/rostrum.js'));
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers).toMatchObject({ 'access-control-allow-origin': '*' });
});

test('a rebuilt area is served at once, and the old version no longer', async () => {
  await wait(600);
  write(
    'mf-people/dist/remote.json',
    release(
      'people',
      'fresh',
      [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
      ['/dashboard/people'],
    ),
  );
  await server.app.inject('/registry.json');
  await wait(600);
  expect((await server.app.inject('/registry.json')).json().areas[0].version).toBe('fresh');
  expect((await server.app.inject('/remotes/people/fresh/mf-manifest.json')).statusCode).toBe(200);
  expect((await server.app.inject('/remotes/people/abc123/mf-manifest.json')).statusCode).toBe(404);
});

test('long answers are compressed, the sign-in protocol never', async () => {
  const page = await server.app.inject({ url: '/registry.json', headers: { 'accept-encoding': 'gzip, br' } });
  expect(page.headers['content-encoding'] ?? 'small').toMatch(/br|small/);
  const docs = await server.app.inject({ url: '/docs/json', headers: { 'accept-encoding': 'gzip' } });
  expect([docs.statusCode, docs.headers['content-encoding']]).toEqual([200, 'gzip']);
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
