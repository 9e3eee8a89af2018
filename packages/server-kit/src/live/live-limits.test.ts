import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { events } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '@rostrum/test-support/server';
import { mostStreamsOfOnePerson } from './stream-places.ts';

type Raw = { socket: Socket; text: () => string; head: Promise<string>; ended: Promise<unknown> };

/** Two servers take turns behind one address in these tests, and each counts for itself. */
const servers = 2;

async function listenOn({ app }: TestApp): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen on a port.');
  return address.port;
}

/** A stream on a socket of its own, without any client that would read it or close it. */
async function openRaw(server: TestApp, { identifier, token }: SignedInTester): Promise<Raw> {
  const socket = connect(await listenOn(server), '127.0.0.1');
  let text = '';
  const head = new Promise<string>((resolve) =>
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.includes('\r\n\r\n')) resolve(text.slice(0, text.indexOf('\r\n\r\n')));
    }),
  );
  socket.on('error', () => {});
  const path = events.live.path.replace('{identifier}', identifier);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: rostrum.test\r\nauthorization: Bearer ${token}\r\n\r\n`);
  return { socket, head, text: () => text, ended: once(socket, 'close') };
}

async function openMany(server: TestApp, who: SignedInTester, count: number) {
  const streams: Raw[] = [];
  for (let number = 0; number < count; number += 1) {
    const stream = await openRaw(server, who);
    await stream.head;
    streams.push(stream);
  }
  return streams;
}

const openSockets = (server: TestApp) =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('one person holds so many streams: the oldest ends for a newer one, and its connection with it', async () => {
  await using server = await buildTestApp({ servers: 2, modules: [] });
  const sam = await server.signInAs('media');
  const other = await server.signInAs('media');
  const [bystander] = await openMany(server, other, 1);
  const most = mostStreamsOfOnePerson * servers;
  const streams = await openMany(server, sam, most);
  expect(streams.filter(({ socket }) => socket.closed)).toEqual([]);
  const newer = await openMany(server, sam, most);
  await Promise.all(streams.map(({ ended }) => ended));
  // Whoever is sent away waits longer than after a fault, or two clients would displace each other in turns.
  for (const { text } of streams) expect(text()).toMatch(/retry: 120000\n/);
  expect(newer.filter(({ socket }) => socket.closed)).toEqual([]);
  expect(bystander?.socket.closed).toBe(false);
  expect(await openSockets(server)).toBe(most + 1);
  for (const { socket } of [...newer, ...(bystander ? [bystander] : [])]) socket.destroy();
});

test('a server holds so many streams and tells everybody else when to come back', async () => {
  await using server = await buildTestApp({
    servers: 2,
    modules: [],
    environment: { LIVE_STREAM_LIMIT: '2' },
  });
  const people: SignedInTester[] = [];
  for (let number = 0; number < 3 * servers; number += 1) people.push(await server.signInAs('media'));
  const streams = await Promise.all(people.map((who) => openRaw(server, who)));
  const heads = await Promise.all(streams.map(({ head }) => head));
  const isOpen = (head: string) => head.startsWith('HTTP/1.1 200');
  expect(heads.filter(isOpen)).toHaveLength(2 * servers);
  for (const head of heads.filter((one) => !isOpen(one))) {
    expect(head).toMatch(/^HTTP\/1.1 503/);
    expect(head).toMatch(/\r\nretry-after: \d+/i);
  }
  // A stream that closes makes room.
  for (const { socket } of streams) socket.destroy();
  await expect
    .poll(async () => {
      const [who] = people;
      if (!who) return false;
      const { socket, head } = await openRaw(server, who);
      const text = await head;
      socket.destroy();
      return isOpen(text);
    })
    .toBe(true);
});
