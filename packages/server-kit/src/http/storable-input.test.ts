import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { isBusinessError } from '../errors.ts';
import { storableInput } from './storable-input.ts';

async function build() {
  const app = fastify();
  await app.register(cookie);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  await app.register(storableInput);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(isBusinessError(error) ? error.status : 500).send({ message: String(error) }),
  );
  app.all('/raw', async ({ query, body, cookies }) => ({ query, body, cookies }));
  return app;
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

test.each([
  ['NUL in the query', { method: 'GET', url: '/raw?a=x%00' }],
  ['NUL in a name', { method: 'GET', url: '/raw?a%00=x' }],
  ['NUL in a form', { method: 'POST', url: '/raw', headers: form, payload: 'a=x%00' }],
  ['NUL in JSON', { method: 'POST', url: '/raw', headers: json, payload: String.raw`{"a":"\u0000"}` }],
  ['half a character', { method: 'POST', url: '/raw', headers: json, payload: String.raw`["\ud83d"]` }],
  ['plain text', { method: 'POST', url: '/raw', headers: { 'content-type': 'text/plain' }, payload: 'a\0' }],
] as const)('%s is refused on a route without a contract', async (_name, request) => {
  await using app = await build();
  const { statusCode, body } = await app.inject(request);
  expect([statusCode, body]).toEqual([400, expect.stringContaining('Remove the broken character')]);
});

test('whole characters pass, and a cookie that no column could hold is dropped', async () => {
  await using app = await build();
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/raw?q=%F0%9F%98%80',
    headers: { ...json, cookie: 'other=%00; mine=1' },
    payload: { text: '\u{1F600}\u202E' },
  });
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    { query: { q: '\u{1F600}' }, body: { text: '\u{1F600}\u202E' }, cookies: { mine: '1' } },
  ]);
});
