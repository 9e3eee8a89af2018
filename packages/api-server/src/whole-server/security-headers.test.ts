import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { authPaths } from '@rostrum/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../modules.ts';
import { askEverything, evil, type Asked } from '../testing/ask-everything.ts';
import { buildTestApp, type SignedInTester, type TestApp } from '../testing/build-test-app.ts';
import { makeTestSite } from '../testing/test-site.ts';

const origin = 'https://rostrum.test';
const fail = () => {
  throw new Error('a detail of ours');
};

let site: Awaited<ReturnType<typeof makeTestSite>>;
let server: TestApp;
let ada: SignedInTester;

const asked: Asked[] = [];

beforeAll(async () => {
  site = await makeTestSite();
  server = await buildTestApp({
    environment: { PUBLIC_URL: origin, SITE_DIR: site.folder },
    modules: [
      ...modules,
      { name: 'broken', endpoints: (app) => app.get('/app/broken', { config: { policy: 'page' } }, fail) },
    ],
  });
  ada = await server.signInAs('administrator');
  asked.push(...(await askEverything(server.app, ada)));
}, 120_000);

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

/** Names of the answers for which something is not so. */
const except = (isSo: (one: Asked) => boolean): string[] =>
  asked.filter((one) => !isSo(one)).map(({ name }) => name);
const header = ({ response }: Asked, name: string) => String(response.headers[name] ?? '');
const isPage = (one: Asked) => header(one, 'content-type').startsWith('text/html');
const isDocumentation = ({ url }: Asked) => /^\/docs(\/|$)/.test(url);
const isEmbed = ({ url }: Asked) => url.startsWith('/embed/');
/** What pages of other origins may load: embeds, and the code of areas. */
const isForAll = (one: Asked) => isEmbed(one) || one.url.startsWith('/remotes/');
const directives = (one: Asked) =>
  new Map(
    header(one, 'content-security-policy')
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

describe('headers of every route, page, file and failure', () => {
  test('all of them were asked, with every kind of answer', () => {
    expect(asked.length).toBeGreaterThan(server.app.routeTable.length * 1.5);
    const statuses = new Set(asked.map(({ response }) => response.statusCode));
    for (const status of [200, 204, 302, 400, 401, 403, 404, 413, 415, 422, 500])
      expect([...statuses], String(status)).toContain(status);
  });

  test('nothing is guessed, framed, handed on or carried over http', () => {
    expect(except((one) => header(one, 'x-content-type-options') === 'nosniff')).toEqual([]);
    expect(except((one) => header(one, 'x-frame-options') === 'DENY')).toEqual([]);
    expect(except((one) => directives(one).get('frame-ancestors') === "'none'")).toEqual([]);
    expect(
      except((one) =>
        ['strict-origin-when-cross-origin', 'no-referrer'].includes(header(one, 'referrer-policy')),
      ),
    ).toEqual([]);
    expect(
      except((one) => header(one, 'strict-transport-security') === 'max-age=31536000; includeSubDomains'),
    ).toEqual([]);
    expect(except((one) => header(one, 'permissions-policy').includes('camera=()'))).toEqual([]);
    expect(
      except((one) => isEmbed(one) || header(one, 'cross-origin-opener-policy') === 'same-origin'),
    ).toEqual([]);
    expect(
      except(
        (one) =>
          header(one, 'cross-origin-resource-policy') === (isForAll(one) ? 'cross-origin' : 'same-origin'),
      ),
    ).toEqual([]);
    expect(
      except(({ response }) => !('server' in response.headers) && !('x-powered-by' in response.headers)),
    ).toEqual([]);
  });

  test('script runs by nonce alone, and where there is no page nothing runs', () => {
    const nonces = new Set<string>();
    expect(
      except((one) => {
        const policy = directives(one);
        if (/unsafe-eval|unsafe-hashes|wasm-unsafe-eval/.test(header(one, 'content-security-policy')))
          return false;
        if (policy.get('default-src') !== "'none'" || policy.get('base-uri') !== "'none'") return false;
        if (isDocumentation(one)) return policy.get('script-src') === "'self'";
        if (!isPage(one)) return !policy.has('script-src') && policy.get('form-action') === "'none'";
        const nonce = /^'nonce-([\w+/]{24})' 'strict-dynamic'$/.exec(policy.get('script-src') ?? '')?.[1];
        if (nonce === undefined || nonces.has(nonce)) return false;
        nonces.add(nonce);
        return (
          policy.get('form-action') === "'self'" && policy.get('style-src') === `'self' 'nonce-${nonce}'`
        );
      }),
    ).toEqual([]);
    expect(nonces.size).toBeGreaterThan(10);
  });

  test('caches keep only what is the same for everybody', () => {
    const isShared = (one: Asked) =>
      one.response.statusCode < 400 &&
      (isDocumentation(one) || isEmbed(one) || /^\/(assets|remotes|demo)\//.test(one.url));
    const publicCalls = asked.filter(
      (one) => !isShared(one) && header(one, 'cache-control').includes('public'),
    );
    // Public reads may be kept for a while, unless a person is signed in.
    expect(publicCalls.filter(({ name }) => name.includes('signed in')).map(({ name }) => name)).toEqual([]);
    expect(publicCalls.filter(({ response }) => response.headers['set-cookie'] !== undefined)).toEqual([]);
    // What a guest sees of a page without a secret in its address comes back on the way back, to this browser alone.
    const isGuestPage = (one: Asked) =>
      ['GET /login 200', 'HEAD /login 200'].includes(one.name) &&
      header(one, 'cache-control') === 'private, no-cache';
    expect(
      except(
        (one) =>
          isShared(one) ||
          publicCalls.includes(one) ||
          isGuestPage(one) ||
          header(one, 'cache-control').includes('no-store'),
      ),
    ).toEqual([]);
    expect(
      except(
        (one) =>
          !one.url.startsWith('/api/auth') ||
          /^private, (no-cache, )?no-store$/.test(header(one, 'cache-control')),
      ),
    ).toEqual([]);
  });

  test('nothing that a stranger or a proxy sends along comes back', () => {
    expect(
      asked
        .filter(({ url }) => !url.includes(evil))
        .filter(
          ({ response }) =>
            JSON.stringify(response.headers).includes(evil) ||
            String(response.rawPayload ?? '').includes(evil),
        )
        .map(({ name }) => name),
    ).toEqual([]);
    expect(
      except(
        ({ response }) =>
          response.headers.location === undefined ||
          String(response.headers.location).startsWith(`${origin}/`) ||
          /^\/(?!\/)|^\.\//.test(String(response.headers.location)),
      ),
    ).toEqual([]);
  });

  test('other origins may read embeds and the code of areas, which are the same for all, and nothing else', () => {
    expect(
      except((one) => header(one, 'access-control-allow-origin') === (isForAll(one) ? '*' : '')),
    ).toEqual([]);
    expect(except((one) => header(one, 'access-control-allow-credentials') === '')).toEqual([]);
    expect(except((one) => !isForAll(one) || one.response.headers['set-cookie'] === undefined)).toEqual([]);
  });
});

test('what a cache may keep says what it depends on', async () => {
  for (const encoding of ['br', 'gzip', 'identity', 'br;q=0, gzip'])
    for (const url of ['/assets/shell/main.1.js', '/docs/json']) {
      const { headers } = await server.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect([url, encoding, String(headers.vary).toLowerCase()]).toEqual([url, encoding, 'accept-encoding']);
      const used = String(headers['content-encoding'] ?? 'identity');
      expect(encoding.includes('q=0') ? ['gzip', 'identity'] : [encoding, 'identity']).toContain(used);
    }
});

describe('origins', () => {
  const origins = [
    origin,
    'https://evil.example',
    'null',
    'http://rostrum.test',
    'https://sub.rostrum.test',
    'https://rostrum.test.evil.example',
    'https://evilrostrum.test',
    'https://rostrum.test:444',
    'https://rostrum.test@evil.example',
    'file://',
  ];

  test.each(origins)('%s is told nothing by a preflight of the API', async (from) => {
    for (const url of [
      `/app/people/${ada.identifier}`,
      authPaths.session,
      authPaths.refreshToken,
      '/v1/login/forgotpassword',
    ]) {
      const preflight = await server.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: from,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization, content-type',
        },
      });
      const told = Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'));
      expect([url, told, preflight.statusCode >= 400]).toEqual([url, [], true]);
    }
  });

  test('every origin may ask for embeds, without credentials', async () => {
    for (const from of origins) {
      const preflight = await server.app.inject({
        method: 'OPTIONS',
        url: '/embed/directory/northmere.json',
        headers: { origin: from, 'access-control-request-method': 'GET' },
      });
      expect([preflight.statusCode, preflight.headers]).toMatchObject([
        204,
        { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, HEAD' },
      ]);
      expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });
});

test('over http nothing is said that only https can keep', async () => {
  await using plain = await buildTestApp();
  const { headers } = await plain.app.inject('/healthz');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a failure of ours tells nothing of it, and too many requests say when to come back', async () => {
  const broken = await server.app.inject('/app/broken');
  expect([broken.statusCode, broken.json().error.code]).toEqual([500, 'internal']);
  expect(broken.body).not.toMatch(/detail of ours|Error:|\.ts/);

  await using strict = await buildTestApp({
    servers: 2,
    environment: { PUBLIC_URL: origin, RATE_LIMIT_SCALE: '0.0003' },
  });
  // Each of the two servers lets one through.
  const answers = [];
  for (let round = 0; round < 4; round += 1) answers.push(await strict.app.inject('/login'));
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.any(String),
    'retry-after': expect.stringMatching(/^[1-9]\d*$/),
  });
  // Shedding these would sign people out.
  for (let round = 0; round < 3; round += 1)
    for (const url of [authPaths.session, authPaths.csrf, '/healthz'])
      expect((await strict.app.inject(url)).statusCode).toBe(200);
});

test('an address that cannot be read and what is no HTTP are answered in our own way', async () => {
  const garbled = await server.app.inject('/%zz');
  expect([garbled.statusCode, garbled.json().error.code]).toEqual([400, 'malformed_request']);
  expect(garbled.body).not.toContain('%zz');
  const visited = await server.app.inject({ url: '/experts/%ff', headers: { accept: 'text/html' } });
  expect([visited.statusCode, visited.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(visited.body).toContain('<h1>This address cannot be read</h1>');
  expect(visited.body).not.toContain('%ff');

  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.app.addresses();
  const port = typeof address === 'object' ? address.port : 0;
  const answerTo = async (bytes: string | readonly string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('utf8');
    for (const packet of [bytes].flat()) {
      socket.write(packet);
      await wait(50);
    }
    return (await socket.toArray()).join('');
  };
  const long = 'a'.repeat(40_000);
  for (const [bytes, status, code] of [
    ['EHLO rostrum\r\n\r\n', 400, 'malformed_request'],
    [`GET /search?q=${long} HTTP/1.1\r\nHost: a\r\n\r\n`, 414, 'address_too_long'],
    [`GET /search HTTP/1.1\r\nHost: a\r\nCookie: a=${long}\r\n\r\n`, 431, 'headers_too_large'],
    // A header that goes on in a packet of its own, which has no line break either.
    [['GET / HTTP/1.1\r\nHost: a\r\nCookie: a=', long, '\r\n\r\n'], 431, 'headers_too_large'],
    [`REFRESH /search HTTP/1.1\r\nHost: a\r\n\r\n`, 501, 'method_not_allowed'],
  ] as const) {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*X-Content-Type-Options: nosniff\r\n`, 's'));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code } });
  }
});
