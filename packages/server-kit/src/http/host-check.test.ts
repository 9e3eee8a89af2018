import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '@rostrum/test-support/server';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ environment: { PUBLIC_URL: 'https://experts.example.org', DEMO: '1' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server[Symbol.asyncDispose]());

/** What comes back for lines of HTTP as they are. */
async function send(...lines: string[]): Promise<string> {
  const [address] = server.app.addresses();
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1').setEncoding('utf8');
  socket.write([...lines, '', ''].join('\r\n'));
  return (await socket.toArray()).join('');
}

test.each(['/dev/mail', '/dev/idp', '/dev/platform', '/dev/nothing', '/dev'])(
  '%s is not there under the name of another site that leads here',
  async (url) => {
    const at = async (host: string) => {
      const { statusCode, body } = await server.app.inject({ url, headers: { host } });
      return { statusCode, isRefused: body.includes('Pages for developers answer at') };
    };
    for (const host of [
      'evil.example',
      'evil.example:4000',
      'localhost.evil.example',
      'localhost.',
      '127.0.0.1.nip.example',
      '0.0.0.0:4000',
      '192.0.2.7',
      '[::ffff:192.0.2.7]',
      'experts.example.org.evil.example',
      'localhost@evil.example',
      'evil.example/localhost',
    ])
      expect([host, await at(host)]).toEqual([host, { statusCode: 404, isRefused: true }]);
    for (const host of [
      'localhost',
      'LOCALHOST:4000',
      '127.0.0.1:4000',
      '[::1]:4000',
      'experts.example.org',
      'experts.example.org:8443',
    ])
      expect([host, (await at(host)).isRefused]).toEqual([host, false]);
  },
);

test.each(['/%64ev/mail', '/dev/%6dail', '/%64%65%76/platform', 'http://localhost/dev/mail'])(
  '%s is the same page, however its address is written',
  async (url) => {
    for (const host of ['evil.example', 'localhost.evil.example', '0.0.0.0'])
      expect(await send(`GET ${url} HTTP/1.1`, `Host: ${host}`, 'Connection: close')).toMatch(
        /^HTTP\/1\.1 404 /,
      );
    expect(await send(`GET ${url} HTTP/1.1`, 'Host: localhost', 'Connection: close')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  },
);

test('nor without any name', async () => {
  expect(await send('GET /dev/mail HTTP/1.0')).toMatch(/^HTTP\/1\.1 404 /);
});

test('everything else answers whatever name a proxy gives', async () => {
  for (const url of ['/healthz', '/login', '/developers'])
    expect((await server.app.inject({ url, headers: { host: 'inside.example' } })).body).not.toContain(
      'Pages for developers',
    );
});

test.each([
  ['the same twice', 'Host: localhost', 'Host: localhost'],
  ['two of them', 'Host: localhost', 'Host: evil.example'],
  ['in other letters', 'Host: localhost', 'hOST: evil.example'],
])('a request with two hosts, %s, is refused and its connection closed', async (_name, ...hosts) => {
  for (const url of ['/healthz', '/dev/mail', '/nothing', '/api/auth/session']) {
    // A second request on the same connection must not be heard.
    const answer = await send(
      `GET ${url} HTTP/1.1`,
      ...hosts,
      '',
      'GET /healthz HTTP/1.1',
      'Host: localhost',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*Connection: close\r\n/is);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  }
  expect(await send('GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close')).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});
