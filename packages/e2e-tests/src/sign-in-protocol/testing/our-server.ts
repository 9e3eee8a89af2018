import { buildTestApp, hashPassword, type TestApp } from '@rostrum/api-server/testing';
import type { AddressInfo } from 'node:net';
import type { Peer } from './peer.ts';

export interface OurServer extends Peer {
  server: TestApp;
  /** The user behind `person`. */
  userId: string;
}

/** Our own server, listening, with one person who may sign in. */
export async function startOurServer(
  origin = 'http://rostrum.test',
  environment: Record<string, string> = {},
): Promise<OurServer> {
  const server = await buildTestApp({ environment: { PUBLIC_URL: origin, ...environment } });
  const password = 'correct horse battery staple';
  const { id } = await server.given.user('media', {
    email: 'ada@paper.example',
    firstname: 'Ada',
    lastname: 'Byron',
    passwordHash: await hashPassword(password),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    port: (server.app.server.address() as AddressInfo).port,
    person: { email: 'ada@paper.example', password, name: 'Ada Byron' },
    userId: id,
    server,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
