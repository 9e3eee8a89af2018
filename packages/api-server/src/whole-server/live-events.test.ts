import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { transaction } from '@rostrum/server-kit/database';
import { sessionRepository } from '@rostrum/identity';
import { buildTestApp } from '../testing/build-test-app.ts';
import { openStream } from '../testing/open-stream.ts';
import { publish } from '@rostrum/server-kit/live';

test('tells the members of an organisation after commit, and nobody else', async () => {
  await using server = await buildTestApp({ servers: 2, modules: [] });
  const ada = await server.signInAs('administrator');
  const sam = await server.signInAs('media');
  const other = await server.signInAs('administrator');
  const orgId = ada.orgId ?? '';
  using adaStream = await openStream(server, ada);
  using samStream = await openStream(server, sam);
  using otherStream = await openStream(server, other);
  expect(adaStream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  await adaStream.until(': listening');
  await transaction(server.db, async (tx) => {
    await publish(tx, { topic: 'inquiry.created', id: 'rolled-back', orgId });
    throw new Error('no');
  }).catch(() => undefined);
  await transaction(server.db, (tx) =>
    publish(tx, { topic: 'inquiry.changed', id: 'not-for-owners', orgId, roles: ['expert'] }),
  );
  await transaction(server.db, (tx) =>
    publish(tx, { topic: 'inquiry.created', id: 'inquiry-1', orgId, userIds: [sam.userId] }),
  );
  await adaStream.until('event: inquiry.created\ndata: {"topic":"inquiry.created","id":"inquiry-1"');
  await samStream.until('inquiry-1');
  expect(adaStream.text()).not.toMatch(/rolled-back|not-for-owners/);
  expect(otherStream.text()).not.toContain('inquiry-1');
});

test('asks for a session and its own identifier', async () => {
  await using server = await buildTestApp({ servers: 2, modules: [] });
  const ada = await server.signInAs('media');
  expect((await server.app.inject(`/app/events/${ada.identifier}`)).statusCode).toBe(401);
  expect(
    (await server.app.inject({ url: '/app/events/other', headers: { authorization: ada.token } })).statusCode,
  ).toBe(404);
});

test('closing the server ends open streams', async () => {
  const server = await buildTestApp({ servers: 2, modules: [] });
  using stream = await openStream(server, await server.signInAs('media'));
  await stream.until(': listening');
  await server[Symbol.asyncDispose]();
  await expect(stream.ended()).resolves.toBeUndefined();
});

test('a session that ends takes its open stream along, and no other', async () => {
  await using server = await buildTestApp({ servers: 2, modules: [] });
  const ada = await server.signInAs('administrator');
  const other = await server.signIn(ada.userId, ada.orgId);
  using stream = await openStream(server, ada);
  using otherStream = await openStream(server, other);
  await stream.until(': listening');
  await otherStream.until(': listening');
  await sessionRepository.endBySecret(server.db, createHash('sha256').update(ada.cookie).digest());
  await stream.ended();
  await transaction(server.db, (tx) =>
    publish(tx, { topic: 'notification', id: 'still-there', userIds: [ada.userId] }),
  );
  await otherStream.until('still-there');
  expect(stream.text()).not.toContain('still-there');
});
