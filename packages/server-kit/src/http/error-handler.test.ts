import type { Database } from '../database/queryable.ts';
import { expect, test } from 'vitest';
import { defineRoute } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ServerModule } from '../module/server-module.ts';
import { buildTestApp } from '@rostrum/test-support/server';
import { ConflictError } from '../errors.ts';
import { databaseErrorOf } from '../database/database-errors.ts';
import { loggedPath } from '../logging/logged-path.ts';
import { contractRoutes, publicRoute } from '../module/contract-routes.ts';
import { WorkerLimitError } from '../workers/index.ts';

const get = (name: string) =>
  defineRoute({
    id: `faults.${name}`,
    method: 'GET',
    path: `/app/public/faults/${name}`,
    summary: name,
    auth: 'public',
    response: z.object({ ok: z.boolean() }),
  });

/** What a text becomes that was decoded after the boundary: from a token, a header or a mail. */
const unstorable = {
  'nul-in-text': sql`select ${'a\u0000b'}::text`,
  'nul-in-json': sql`select ${JSON.stringify('a\u0000b')}::jsonb`,
  'half-a-character-in-json': sql`select ${JSON.stringify('face \uD83D')}::jsonb`,
};

const modules: ServerModule<{ db: Database }>[] = [
  {
    name: 'faults',
    constraints: {
      organisations_company_username_key: {
        code: 'already_exists',
        message: 'This address is taken. Choose another.',
        field: 'company_username',
      },
    },
    routes: contractRoutes(({ db }) => [
      publicRoute(get('conflict'), () => {
        throw new ConflictError('Somebody changed this since. Look at the newer state.', {
          details: { version: 3 },
        });
      }),
      publicRoute(
        get('duplicate'),
        async () => {
          for (let round = 0; round < 2; round += 1)
            await db.execute(
              sql`insert into organisations (id, name, company_username, kind, country) values (gen_random_uuid(), 'A', 'same', 'other', 'GB')`,
            );
          return { ok: true };
        },
        { asSystem: 'a guest writes nothing' },
      ),
      publicRoute(get('demanding'), () => {
        throw new WorkerLimitError('memory', 'ended');
      }),
      publicRoute(get('busy'), () => {
        throw new WorkerLimitError('busy', 'full');
      }),
      ...Object.entries(unstorable).map(([name, statement]) =>
        publicRoute(get(name), async () => {
          await db.execute(statement);
          return { ok: true };
        }),
      ),
      publicRoute(get('bug'), async () => {
        await db.execute(sql`select secret_column from nowhere_table`);
        return { ok: true };
      }),
    ]),
  },
];

test('failures are told in the envelope, never with statements or stacks', async () => {
  await using server = await buildTestApp({ modules });
  const conflict = await server.app.inject('/app/public/faults/conflict');
  expect([conflict.statusCode, conflict.json()]).toEqual([
    409,
    {
      error: {
        type: 'conflict',
        code: 'version_conflict',
        message: 'Somebody changed this since. Look at the newer state.',
        details: { version: 3 },
        request_id: conflict.headers['x-request-id'],
      },
    },
  ]);
  const duplicate = await server.app.inject('/app/public/faults/duplicate');
  expect([duplicate.statusCode, duplicate.json().error]).toMatchObject([
    409,
    { code: 'already_exists', fields: [{ path: 'company_username' }] },
  ]);
  const bug = await server.app.inject('/app/public/faults/bug');
  expect([bug.statusCode, bug.json().error.code]).toEqual([500, 'internal']);
  expect(bug.body).not.toMatch(/secret_column|select|\.ts/);
  for (const name of Object.keys(unstorable)) {
    const { statusCode, body } = await server.app.inject(`/app/public/faults/${name}`);
    expect([name, statusCode, body]).toEqual([name, 422, expect.stringContaining('cannot be stored')]);
  }
});

test('broken, large and foreign bodies are refused in the envelope', async () => {
  await using server = await buildTestApp({ modules });
  const post = async (payload: string, type: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/auth/_log',
        payload,
        headers: { 'content-type': type },
      })
    ).statusCode;
  expect(await post('x'.repeat(70_000), 'application/x-www-form-urlencoded')).toBe(413);
  expect(await post('x', 'text/xml')).toBe(415);
  expect(await post('{"__proto__":{"admin":true}}', 'application/json')).toBe(400);
});

test('a database that is away is 503 and not a fault of ours', () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(databaseErrorOf(new Error('Failed query', { cause: away }), {})).toMatchObject({
    code: 'unavailable',
    retryAfter: 2,
  });
  expect(databaseErrorOf(new Error('timeout exceeded when trying to connect'), {})?.code).toBe('unavailable');
  expect(databaseErrorOf(new TypeError('x is not a function'), {})).toBeUndefined();
});

test('secrets of links stay out of logs', () => {
  const logged = (pattern: string, params: Record<string, string>, url = pattern) =>
    loggedPath(url, { pattern, params });
  const secret = { token: 'secret-token' };
  expect(logged('/inquiries/track/:token', secret, '/inquiries/track/secret-token?x=1')).toBe(
    '/inquiries/track/…',
  );
  expect(logged('/inquiries/ask/:token', secret)).toBe('/inquiries/ask/…');
  expect(logged('/app/public/asks/:token/answer', secret)).toBe('/app/public/asks/…/answer');
  expect(logged('/app/public/inquiries/:token/messages', secret)).toBe('/app/public/inquiries/…/messages');
  expect(logged('/calendar/:name', { name: 'secret-token' })).toBe('/calendar/…');
  expect(logged('/files/:anything_new.zip', { anything_new: 'secret-token' })).toBe('/files/….zip');
  expect(logged('/assets/*', { '*': 'secret-token' })).toBe('/assets/…');
  // An address that leads nowhere may be a link that was mistyped.
  for (const path of [
    '/inquiries/%74rack/secret-token',
    '/app/public/%69nquiries/secret-token',
    '/inquiries/track//secret-token',
    '/INQUIRIES/Track/secret-token/',
    'http://localhost/inquiries/track/secret-token',
    '/inquiries/track/%73ecret-token',
    '/%/inquiries/track/secret-token',
    '/lists?token=secret-token',
    `/${'secret-token'.repeat(3)}`,
  ])
    expect(loggedPath(path)).not.toContain('ecret-token');
  expect(loggedPath('/wp-login.php')).toBe('/wp-login.php');
  // Names of what everybody sees stay readable.
  expect(logged('/app/seeker/:identifier/bookmarklists/:id', { identifier: '7', id: '8' })).toBe(
    '/app/seeker/7/bookmarklists/8',
  );
  expect(logged('/organizations/:company', { company: 'northmere' })).toBe('/organizations/northmere');
  expect(loggedPath('/assets/x.js', { pattern: '/assets/*', params: { '*': 'x.js' }, declared: ['*'] })).toBe(
    '/assets/x.js',
  );
});

test('a file that a worker cannot process is refused, and a full queue answers with Retry-After', async () => {
  await using server = await buildTestApp({ modules });
  const demanding = await server.app.inject('/app/public/faults/demanding');
  expect([demanding.statusCode, demanding.json().error.message]).toEqual([
    422,
    'This file takes too much time or memory to process. Use a smaller one.',
  ]);
  const busy = await server.app.inject('/app/public/faults/busy');
  expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '10']);
});
