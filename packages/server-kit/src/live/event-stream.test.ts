import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openEventStream, type EventStream } from './event-stream.ts';

/** A real server whose only answer is a stream, and a raw socket that has read its head. */
async function openOnSocket() {
  let stream: EventStream | undefined;
  let isClosed = false;
  let unsent = () => 0;
  const server = createServer((_, response) => {
    response.once('close', () => (isClosed = true));
    unsent = () => response.writableLength;
    stream = openEventStream(response, {});
    stream.send(': listening\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n');
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!stream) throw new Error('The server was not asked.');
  return {
    socket,
    stream,
    head: head.toString(),
    isClosed: () => isClosed,
    unsent: () => unsent(),
    connections: () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    async [Symbol.asyncDispose]() {
      socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const message = `data: ${'x'.repeat(8_000)}\n\n`;
/** More than the kernel takes for a reader that does not read, on any machine. */
const farTooMuch = 128 * 1_048_576;

test('a reader that never reads is ended, and holds no connection', async () => {
  await using opened = await openOnSocket();
  opened.socket.pause();
  let sent = 0;
  for (; sent < farTooMuch && !opened.isClosed(); sent += message.length) {
    opened.stream.send(message);
    await turn();
  }
  expect(opened.isClosed()).toBe(true);
  expect(await opened.connections()).toBe(0);
});

test('a reader that reads gets all of a burst, however large', async () => {
  await using opened = await openOnSocket();
  let received = 0;
  opened.socket.on('data', (chunk: Buffer) => (received += chunk.length));
  const burst = 60 * message.length;
  for (let number = 0; number < 60; number += 1) opened.stream.send(message);
  await expect.poll(() => received >= burst).toBe(true);
  expect(opened.isClosed()).toBe(false);
});

test('an ended stream says its last words and closes its connection', async () => {
  await using opened = await openOnSocket();
  let text = opened.head;
  opened.socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  opened.stream.end('retry: 120000\n\n');
  opened.stream.send('data: too late\n\n');
  await once(opened.socket, 'close');
  expect(text).toContain('retry: 120000\n');
  expect(text).not.toContain('too late');
});

test('an ended stream that nobody reads closes all the same', async () => {
  await using opened = await openOnSocket();
  opened.socket.pause();
  for (let sent = 0; sent < farTooMuch && opened.unsent() === 0; sent += message.length) {
    opened.stream.send(message);
    await turn();
  }
  expect(opened.unsent()).toBeGreaterThan(0);
  expect(opened.isClosed()).toBe(false);
  opened.stream.end('retry: 120000\n\n');
  await expect.poll(() => opened.isClosed()).toBe(true);
  expect(await opened.connections()).toBe(0);
});
