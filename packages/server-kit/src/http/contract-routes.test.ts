import type { Database } from '../database/queryable.ts';
import { expect, test } from 'vitest';
import { defineRoute, id, line, ownParams, pageQuery, type Action } from '@rostrum/contracts';
import fastify from 'fastify';
import { z } from 'zod';
import type { ServerModule } from '../module/server-module.ts';
import { buildTestApp } from '@rostrum/test-support/server';
import { contractRoutes, publicRoute, route } from '../module/contract-routes.ts';
import { requirePolicy } from './require-policy.ts';

const notes = {
  list: defineRoute({
    id: 'notes.list',
    method: 'GET',
    path: '/app/notes/{identifier}',
    summary: 'List.',
    params: ownParams,
    query: pageQuery.extend({ tag: line(5).optional() }),
    response: z.object({ page_size: z.number() }),
  }),
  add: defineRoute({
    id: 'notes.add',
    method: 'POST',
    path: '/app/notes/{identifier}',
    summary: 'Add.',
    params: ownParams,
    body: z.object({ title: line(5, 1), refs: z.array(z.object({ id })).default([]) }),
    response: z.object({ title: z.string() }),
    status: 201,
  }),
  publish: defineRoute({
    id: 'notes.publish',
    method: 'POST',
    path: '/app/notes/{identifier}/publish',
    summary: 'Publish.',
    params: ownParams,
    response: z.object({ ok: z.boolean() }),
  }),
  broken: defineRoute({
    id: 'notes.broken',
    method: 'GET',
    path: '/app/public/broken',
    summary: 'Broken.',
    auth: 'public',
    response: z.object({ count: z.number() }),
  }),
  bare: defineRoute({
    id: 'notes.bare',
    method: 'GET',
    path: '/app/public/bare',
    summary: 'Bare.',
    auth: 'public',
    envelope: 'bare',
    response: z.object({ total: z.number() }),
  }),
};

const modules: ServerModule<{ db: Database }>[] = [
  {
    name: 'notes',
    routes: contractRoutes(() => [
      route(notes.list, 'session.own', ({ query }) => ({ page_size: query.page_size })),
      route(notes.add, 'session.own', ({ body }) => ({ title: body.title, password_hash: 'never sent' })),
      route(notes.publish, 'post.list', () => ({ ok: true }), { limit: { points: 2, seconds: 60 } }),
      publicRoute(notes.broken, () => ({ count: 'many' }) as unknown as { count: number }),
      publicRoute(notes.bare, () => ({ total: 3 })),
    ]),
  },
];

test('wraps answers, strips what the contract does not declare, and leaves bare answers alone', async () => {
  await using server = await buildTestApp({ modules });
  const ada = await server.signInAs('media');
  const response = await server.app.inject({
    method: 'POST',
    url: `/app/notes/${ada.identifier}`,
    headers: { authorization: ada.token },
    payload: { title: 'Hello' },
  });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ data: { title: 'Hello' } });
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect((await server.app.inject('/app/public/bare')).json()).toEqual({ total: 3 });
});

test('refuses bad input with the field named: 400 for the address, 422 for the body', async () => {
  await using server = await buildTestApp({ modules });
  const ada = await server.signInAs('media');
  await expect(ada.call(notes.list, { query: { page_size: 5000 } })).rejects.toMatchObject({
    status: 400,
    code: 'malformed_request',
    envelope: { fields: [{ path: 'page_size' }] },
  });
  await expect(
    ada.call(notes.add, { body: { title: 'far too long', refs: [{ id: 'x' }] } }),
  ).rejects.toMatchObject({
    status: 422,
    code: 'invalid_input',
    envelope: {
      message: 'Check Title and ID.',
      fields: [{ path: 'title', code: 'too_big' }, { path: 'refs.0.id' }],
    },
  });
  const broken = await server.app.inject({
    method: 'POST',
    url: `/app/notes/${ada.identifier}`,
    headers: { authorization: ada.token, 'content-type': 'application/json' },
    payload: '{"title":',
  });
  expect(broken.statusCode).toBe(400);
  expect(broken.json().error).toMatchObject({
    code: 'malformed_request',
    request_id: broken.headers['x-request-id'],
  });
});

test('tells a stranger nothing: no session 401, another identifier 404, a wrong role 403', async () => {
  await using server = await buildTestApp({ modules });
  const ada = await server.signInAs('media');
  await expect(server.call(notes.list, { params: { identifier: ada.identifier } })).rejects.toMatchObject({
    status: 401,
    code: 'not_authenticated',
  });
  await expect(ada.call(notes.list, { params: { identifier: 'somebody-else' } })).rejects.toMatchObject({
    status: 404,
    code: 'not_found',
  });
  await expect(ada.call(notes.publish)).rejects.toMatchObject({ status: 403, code: 'not_allowed' });
});

test('takes the token bare or as Bearer, and never the cookie alone', async () => {
  await using server = await buildTestApp({ modules });
  const ada = await server.signInAs('media');
  const get = (headers: Record<string, string>) =>
    server.app.inject({ url: `/app/notes/${ada.identifier}`, headers });
  expect((await get({ authorization: ada.token })).statusCode).toBe(200);
  expect((await get({ authorization: `Bearer ${ada.token}` })).statusCode).toBe(200);
  expect((await get({ authorization: `Bearer ${ada.token} x` })).statusCode).toBe(401);
  // The last character may stand for the same bytes as another; four of them never do.
  const forged = `${ada.token.slice(0, -4)}${ada.token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  expect((await get({ authorization: forged })).statusCode).toBe(401);
  expect((await get({ cookie: `next-auth.session-token=${ada.cookie}` })).statusCode).toBe(401);
});

test('fails loudly when an answer breaks its contract, without saying how', async () => {
  await using server = await buildTestApp({ modules });
  const response = await server.app.inject('/app/public/broken');
  expect(response.statusCode).toBe(500);
  expect(response.json().error.code).toBe('internal');
  expect(response.body).not.toContain('count');
});

test('limits a call per session and says when to come back', async () => {
  await using server = await buildTestApp({ modules, environment: { RATE_LIMIT_SCALE: '1' } });
  const ada = await server.signInAs('administrator');
  await ada.call(notes.publish);
  await ada.call(notes.publish);
  const response = await server.app.inject({
    method: 'POST',
    url: `/app/notes/${ada.identifier}/publish`,
    headers: { authorization: ada.token },
  });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('does not start with a route whose policy and contract disagree, or with none', async () => {
  const bound: ServerModule<unknown> = {
    name: 'wrong',
    routes: () => [{ ...publicRoute(notes.bare, () => ({ total: 1 })), action: 'session.own' }],
  };
  await expect(buildTestApp({ modules: [bound] })).rejects.toThrow('notes.bare');
  const app = fastify();
  await app.register(requirePolicy);
  expect(() => app.get('/silent', () => 'x')).toThrow(/GET \/silent names no policy/);
  expect(() => app.get('/docsecret', () => 'x')).toThrow(/names no policy/);
  const wrong = { config: { policy: 'note.wipe' as Action } };
  expect(() => app.get('/wrong', wrong, () => 'x')).toThrow(/"note.wipe", which is unknown/);
  const disguised = { config: { policy: 'page', contract: notes.bare } } as const;
  expect(() => app.get('/disguised', disguised, () => 'x')).toThrow(
    /an action, public, deployment or api_key/,
  );
});
