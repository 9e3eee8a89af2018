import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { keepIdleConnections } from './idle-connections.ts';

/** What a server does with a connection that has nothing to do after one answer; its own time for that is very short. */
async function leaveIdle(keepsThem: boolean) {
  const server = createServer((_request, response) => response.end('hello'));
  server.keepAliveTimeout = 1;
  server.keepAliveTimeoutBuffer = 0;
  if (keepsThem) keepIdleConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [arrived] = await Promise.all([once(server, 'connection'), once(socket, 'connect')]);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return {
    ended: once(socket, 'end'),
    /** What its side waits for before it ends the connection; 0 is for ever. */
    timeout: () => (arrived[0] as { timeout?: number }).timeout,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

test('an idle connection is ended by a server alone, and kept before one', async () => {
  {
    await using plain = await leaveIdle(false);
    await plain.ended;
  }
  await using kept = await leaveIdle(true);
  expect(kept.timeout() ?? 0).toBe(0);
});
