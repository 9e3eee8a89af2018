import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server of its own process that is ready; `kill` ends it at once, as a lost machine would. */
export async function spawnServer(environment: Record<string, string>) {
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../server.ts')], {
    stdio: 'ignore',
    env: { ...process.env, ...environment, PORT: String(port), PUBLIC_URL: origin },
  });
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  for (let tries = 0; !(await fetch(`${origin}/readyz`).catch(() => null))?.ok; tries += 1) {
    if (tries > 600 || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error('The server to measure did not start.');
    }
    await wait(100);
  }
  return { origin, kill };
}
