import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { buildTestApp } from '@rostrum/test-support/server';
import { createAllowedMethods } from './allowed-methods.ts';

const route = (url: string, ...methods: string[]) => ({ url, methods, policy: 'public' as const });

test('an address is judged by the patterns of routes, segment by segment', () => {
  const allowed = createAllowedMethods([
    route('/app/posts/:id', 'GET', 'HEAD'),
    route('/app/posts/drafts', 'POST'),
    route('/app/posts/:id.csv', 'DELETE'),
    route('/remotes/:area/*', 'GET'),
    route('/embed/*', 'OPTIONS'),
  ]);
  expect(allowed('/app/posts/7')).toEqual(['GET', 'HEAD']);
  expect(allowed('/app/posts/drafts')).toEqual(['GET', 'HEAD', 'POST']);
  expect(allowed('/app/posts/%64rafts')).toEqual(['GET', 'HEAD', 'POST']);
  expect(allowed('/app/posts/7.csv')).toEqual(['DELETE', 'GET', 'HEAD']);
  expect(allowed('/remotes/people/1/a.js')).toEqual(['GET']);
  for (const unknown of [
    '/app/posts',
    '/app/posts/',
    '/app/posts/7/',
    '/app/posts/7/x',
    '/x/app/posts/7',
    '/embed/x',
    '/%',
  ])
    expect([unknown, allowed(unknown)]).toEqual([unknown, []]);
});

test('a long address is taken apart once, however many routes there are', () => {
  const allowed = createAllowedMethods(
    Array.from({ length: 200 }, (_, index) => route(`/app/${index}/:id`, 'GET')),
  );
  const path = `/app${'/'.repeat(7900)}a`;
  const split = vi.spyOn(String.prototype, 'split');
  expect(allowed(path)).toEqual([]);
  expect(split.mock.contexts.filter((text) => String(text) === path)).toHaveLength(1);
  split.mockRestore();
});

const call = (
  { app }: Awaited<ReturnType<typeof buildTestApp>>,
  method: 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT',
  url: string,
) => app.inject({ method, url });

test('another method than those of a route is 405 with Allow in the envelope; unknown addresses stay 404', async () => {
  await using server = await buildTestApp();
  for (const [method, url, allow] of [
    ['GET', '/v1/login/forgotpassword', 'POST'],
    ['HEAD', '/v1/login/forgotpassword', 'POST'],
    ['OPTIONS', '/v1/login/forgotpassword', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/registry.json', 'GET, HEAD'],
    ['PUT', '/assets/shell/main.js', 'GET, HEAD'],
  ] as const) {
    const { statusCode, headers, body } = await call(server, method, url);
    expect([url, statusCode, headers.allow]).toEqual([url, 405, allow]);
    const envelope = {
      error: {
        type: 'input',
        code: 'method_not_allowed',
        message: `${method} is not possible at this address. Use ${allow}.`,
        request_id: headers['x-request-id'],
      },
    };
    expect(body === '' ? method : JSON.parse(body)).toEqual(method === 'HEAD' ? method : envelope);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  for (const [method, url] of [
    ['POST', '/app/nothing'],
    ['DELETE', '/v1/login/forgotpassword/more'],
    ['POST', '/login'],
    ['GET', '/embed/nothing/here/at/all'],
    // The route is there and takes GET; the file is not.
    ['GET', '/assets/shell/nothing.js'],
    ['HEAD', '/remotes/people/old/nothing.js'],
  ] as const) {
    const { statusCode, headers } = await call(server, method, url);
    expect([url, statusCode, headers.allow]).toEqual([url, 404, undefined]);
  }
});

test('a wrong method tells nothing of what is there: own, foreign and made-up rows read the same', async () => {
  await using server = await buildTestApp();
  const [ada, bob] = [await server.signInAs('administrator'), await server.signInAs('administrator')];
  const theirs = await server.given.person(bob.orgId ?? '', { lastname: 'Hopper' });
  const mine = await server.given.person(ada.orgId ?? '', { lastname: 'Lovelace' });
  const answers = [];
  for (const id of [mine.id, theirs.id, '01890a5d-ac96-774b-bcce-b302099a8057', 'x'])
    for (const identifier of [ada.identifier, bob.identifier, 'nobody']) {
      const { statusCode, headers, json } = await call(server, 'POST', `/app/people/${identifier}/${id}`);
      answers.push(JSON.stringify([statusCode, headers.allow, json().error.message]));
    }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('405');
});

/** The first line of the answer to a request that is written by hand, and its headers. */
async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  return text(socket);
}

test('a method that no route takes is refused as such, with or without a body, whatever its content type', async () => {
  await using server = await buildTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  for (const [method, path, more, status] of [
    ['QUERY', '/v1/login/forgotpassword', '', '405'],
    [
      'QUERY',
      '/v1/login/forgotpassword',
      'Content-Type: text/x-nothing\r\nContent-Length: 1\r\n\r\nx',
      '405',
    ],
    ['PROPFIND', '/v1/login/forgotpassword', '', '405'],
    [
      'DELETE',
      '/v1/login/forgotpassword',
      'Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{',
      '405',
    ],
    ['QUERY', '/app/nothing', '', '404'],
    ['BREW', '/v1/login/forgotpassword', '', '501'],
    ['get', '/healthz', '', '501'],
  ] as const) {
    const answer = await sendRaw(
      port,
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more === '' ? '\r\n' : more}`,
    );
    expect([method, path, answer.slice(9, 12)]).toEqual([method, path, status]);
    expect(answer).toMatch(status === '404' ? /"not_found"/ : /"method_not_allowed"/);
    expect(/^allow: (\S+)/im.exec(answer)?.[1]).toBe(status === '405' ? 'POST' : undefined);
  }
  // What is no HTTP at all stays what it was.
  expect((await sendRaw(port, '\u0016\u0003\u0001 nothing\r\n\r\n')).slice(9, 12)).toBe('400');
});
