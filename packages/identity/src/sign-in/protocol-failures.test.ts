import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, createTestBrowser } from '@rostrum/test-support/server';

const origin = 'http://rostrum.test';
const callback = '/api/auth/callback/credentials';
const form = 'application/x-www-form-urlencoded';

async function open(environment: Record<string, string> = {}) {
  const server = await buildTestApp({ environment });
  return {
    server,
    app: server.app,
    browser: createTestBrowser(server.app),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('whatever goes wrong with a form, the answer is JSON with an absolute url', async () => {
  await using house = await open();
  const attempts: [string, string, string, number][] = [
    [callback, form, `email=${'a'.repeat(70_000)}&json=true`, 413],
    [callback, 'application/json', '{"json":"true",', 400],
    [callback, 'application/json', '', 400],
    [callback, 'multipart/form-data; boundary=x', '--x--', 415],
    ['/api/auth/signin/credentials', form, 'json=true', 403],
    ['/api/auth/signin/nobody', form, 'json=true', 400],
    ['/api/auth/callback/nobody', form, 'json=true', 400],
    ['/api/auth/signin', form, 'json=true', 400],
    ['/api/auth/signout', form, 'json=true', 403],
    ['/api/auth/signout', 'application/json', '{', 400],
  ];
  for (const [url, type, payload, status] of attempts) {
    const answer = await house.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type },
    });
    expect([url, payload.slice(0, 20), answer.statusCode]).toEqual([url, payload.slice(0, 20), status]);
    expect(new URL(answer.json<{ url: string }>().url).origin).toBe(origin);
  }
});

test('a way that begins on the sign-in page leads there, as the library does', async () => {
  await using house = await open();
  const started = await house.browser.post('/api/auth/signin/credentials', { callbackUrl: '/dashboard' });
  expect([started.statusCode, started.json()]).toEqual([200, { url: `${origin}/api/auth/signin` }]);
});

test('a body without fields cannot ask for JSON, so it is answered as a plain form', async () => {
  await using house = await open();
  for (const payload of ['[]', '"text"', 'null', '7', 'json=true']) {
    const headers = { 'content-type': payload === 'json=true' ? 'text/plain' : 'application/json' };
    const answer = await house.app.inject({ method: 'POST', url: callback, payload, headers });
    expect([payload, answer.statusCode]).toEqual([payload, 302]);
    expect(new URL(String(answer.headers.location)).origin).toBe(origin);
  }
});

test('a body that cannot be read never makes update() or refresh speak another language', async () => {
  await using house = await open();
  const post = (url: string) =>
    house.app.inject({ method: 'POST', url, payload: '{', headers: { 'content-type': 'application/json' } });
  const update = await post('/api/auth/session');
  expect([update.statusCode, update.json()]).toEqual([400, {}]);
  const refresh = await post('/api/auth/refresh-token');
  expect([refresh.statusCode, refresh.json()]).toEqual([
    400,
    { success: false, data: null, error: 'MalformedRequest' },
  ]);
});

test('a form sent without script comes back as a page', async () => {
  await using house = await open();
  const answer = await house.app.inject({
    method: 'POST',
    url: callback,
    payload: `email=${'a'.repeat(70_000)}`,
    headers: { 'content-type': form, accept: 'text/html' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `${origin}/api/auth/error?error=Callback&plain=1`,
  ]);
});

test('csrf tokens count as text of the body only: not from the query, not as a list, not as an object', async () => {
  await using house = await open();
  const { csrfToken } = (await house.browser.get('/api/auth/csrf')).json<{ csrfToken: string }>();
  const send = (payload: string | object, query = '') =>
    house.browser.request({
      method: 'POST',
      url: `${callback}${query}`,
      payload,
      headers: { 'content-type': typeof payload === 'string' ? form : 'application/json' },
    });
  for (const answer of [
    await send('json=true', `?csrfToken=${csrfToken}`),
    await send(`json=true&csrfToken=${csrfToken}&csrfToken=${csrfToken}`),
    await send({ json: 'true', csrfToken: [csrfToken] }),
    await send({ json: 'true', csrfToken: { toString: csrfToken } }),
    await send({ json: 'true', csrfToken: true }),
    await send('json=true&csrfToken=undefined'),
  ])
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { url: `${origin}/api/auth/signin?csrf=true&error=Callback` },
    ]);
});

test('HEAD answers as GET without a body; other methods and actions are 400 text', async () => {
  await using house = await open();
  for (const path of ['session', 'csrf', 'providers']) {
    const answer = await house.app.inject({ method: 'HEAD', url: `/api/auth/${path}` });
    expect([path, answer.statusCode, answer.body]).toEqual([path, 200, '']);
  }
  for (const [method, url] of [
    ['GET', '/api/auth'],
    ['GET', '/api/auth/_log'],
    ['GET', callback],
    ['GET', '/api/auth/unknown/deep/path'],
    ['POST', '/api/auth/csrf'],
    ['POST', '/api/auth/providers'],
    ['PUT', '/api/auth/session'],
    ['DELETE', '/api/auth/signout'],
    ['OPTIONS', '/api/auth/session'],
    ['PATCH', callback],
  ] as const) {
    const answer = await house.app.inject({ method, url });
    expect([method, url, answer.statusCode, answer.headers['content-type']]).toEqual([
      method,
      url,
      400,
      'text/plain; charset=utf-8',
    ]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('the host of a request and of its proxies never becomes part of an answer', async () => {
  await using house = await open();
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
    referer: 'https://evil.example/',
  };
  for (const path of [
    'providers',
    'csrf',
    'session',
    'signin',
    'signin?plain=1',
    'signout',
    'error',
    'error?plain=1',
    'verify-request?plain=1',
  ]) {
    const answer = await house.app.inject({ url: `/api/auth/${path}`, headers });
    expect([path, `${answer.body}${JSON.stringify(answer.headers)}`.includes('evil')]).toEqual([path, false]);
  }
});

test('a long target of letters beyond ASCII does not become a cookie that browsers drop', async () => {
  await using house = await open();
  const answer = await house.browser.get(
    `/api/auth/signin?callbackUrl=/${encodeURIComponent('é'.repeat(1000))}`,
  );
  expect(answer.headers.location).toBe(`${origin}/login?callbackUrl=${encodeURIComponent(origin)}`);
});

test('somebody who only looks at the address of a way back does not use it up', async () => {
  await using house = await open();
  const answer = await house.app.inject({
    method: 'HEAD',
    url: '/api/auth/callback/oidc-northmere?code=x&state=y',
  });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
});

test('a sign-in that fails on our side says so, instead of blaming the password or the person', async () => {
  await using house = await open();
  const { csrfToken } = (await house.browser.get('/api/auth/csrf')).json<{ csrfToken: string }>();
  await house.server.db.execute(sql`alter table users rename to users_away`);
  const answer = await house.browser.request({
    method: 'POST',
    url: callback,
    headers: { 'content-type': form },
    payload: new URLSearchParams({ csrfToken, json: 'true', email: 'a@b.example', password: 'x' }).toString(),
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { url: `${origin}/api/auth/error?error=Unavailable` },
  ]);
});
