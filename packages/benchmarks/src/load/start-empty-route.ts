import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A Fastify server with one empty route. */
export async function startEmptyRoute(): Promise<{ url: string } & Disposable> {
  const child = fork(join(import.meta.dirname, 'empty-route.ts'));
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  return {
    url: `${origin}/`,
    [Symbol.dispose]: () => void child.kill(),
  };
}
