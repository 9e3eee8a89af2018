import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

type Route = { url: string } & Disposable;

async function startRoute(file: string, argument = ''): Promise<Route> {
  const child = fork(join(import.meta.dirname, file), [argument]);
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  return {
    url: `${origin}/`,
    [Symbol.dispose]: () => void child.kill(),
  };
}

/** A Fastify server with one empty route. */
export const startEmptyRoute = (): Promise<Route> => startRoute('empty-route.ts');

/** A Fastify server that gives one answer of another server again and again, its headers too, and does nothing for it. */
export async function startSameAnswer(url: string, sent: Record<string, string>): Promise<Route> {
  // The bytes as they travel, which fetch would unpack.
  const [answer] = (await once(get(url, { headers: sent }), 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  // What the server of the answer adds to each by itself, this one does too.
  const own = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !own.includes(name)));
  return startRoute('same-answer.ts', JSON.stringify({ headers, body: body.toString('base64') }));
}
