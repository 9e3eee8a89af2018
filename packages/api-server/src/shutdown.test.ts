import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTemporaryFolder } from './testing/temporary-folder.ts';

async function startServer(folder: string, environment: Record<string, string>) {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: '0',
      PORT: '0',
      ROSTRUM_DATA_DIR: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    if (output.includes('Server listening')) break;
  }
  server.stdout.resume();
  const [, port] = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? [];
  return { server, origin: `http://127.0.0.1:${port}` };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

async function call(
  url: string,
): Promise<{ status: number | undefined; connection: string | undefined; body: string }> {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    connection: response.headers.connection,
    body: await text(response),
  };
}

/** Polls until /readyz answers as expected; the test's own timeout ends a wait in vain. */
async function untilReadyz(origin: string, status: number) {
  for (;;) {
    const answer = await call(`${origin}/readyz`);
    if (answer.status === status) return answer;
  }
}

async function withServer(
  environment: Record<string, string>,
  body: (scene: { server: ChildProcess; origin: string }) => Promise<void>,
) {
  const folder = await openTemporaryFolder();
  const scene = await startServer(folder, environment);
  try {
    await untilReadyz(scene.origin, 200);
    await body(scene);
  } finally {
    scene.server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

test('a server told to stop leaves the load balancer first and serves every request meanwhile', async () => {
  await withServer({ SHUTDOWN_GRACE_SECONDS: '300' }, async ({ server, origin }) => {
    expect((await call(`${origin}/healthz`)).connection).toBe('keep-alive');
    server.kill('SIGTERM');
    const unready = await untilReadyz(origin, 503);
    expect(JSON.parse(unready.body)).toEqual({ status: 'shutting down' });
    for (const target of ['/healthz', '/api/auth/session', '/login']) {
      const answer = await call(origin + target);
      expect([target, answer.status, answer.connection]).toEqual([target, 200, 'close']);
    }
    // Signals that arrive together count as one; a later one ends the grace period.
    const end = once(server, 'exit');
    const repeat = setInterval(() => server.kill('SIGTERM'), 200);
    expect(await end).toEqual([0, null]);
    clearInterval(repeat);
  });
}, 120_000);
