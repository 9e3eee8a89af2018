import { buildTestApp, hashPassword, type TestApp } from '@rostrum/test-support/server';
import type { AddressInfo } from 'node:net';
import type { Peer } from './peer.ts';

export interface OurServer extends Peer {
  server: TestApp;
  /** The user behind `person`. */
  userId: string;
  /** Lets time pass for the tokens of the API; the database keeps its own clock. */
  passMinutes(count: number): void;
}

/** Our own server, listening, with one person who may sign in. */
export async function startOurServer(
  origin = 'http://rostrum.test',
  environment: Record<string, string> = {},
): Promise<OurServer> {
  let ahead = 0;
  const server = await buildTestApp({
    environment: { PUBLIC_URL: origin, ...environment },
    clock: () => new Date(Date.now() + ahead),
  });
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
    passMinutes: (count) => void (ahead += count * 60_000),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
