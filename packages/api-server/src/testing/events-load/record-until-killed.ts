import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { events } from '@rostrum/contracts';

export interface Recording {
  recordedPerSecond: number;
  /** Answers of `recorded` that came before the server was killed, and whose event is not there. */
  lost: number;
}

export interface RecordingInput {
  /** Environment that leads a server of its own to the database. */
  environment: Record<string, string>;
  visited: readonly { company: string; username: string }[];
  /** What others do at the same time, until told to stop. */
  beside: (origin: string, isOver: () => boolean) => Promise<void>;
  /** How many events the database has of those that are reported here. */
  countStored: () => Promise<number>;
}

const browsers = 48;
const seconds = 10;

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Reports views to a server of its own as fast as it answers, and kills it amid them. */
export async function recordUntilKilled({
  environment,
  visited,
  beside,
  countStored,
}: RecordingInput): Promise<Recording> {
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../server.ts')], {
    stdio: 'ignore',
    env: { ...process.env, ...environment, PORT: String(port), PUBLIC_URL: origin },
  });
  const ended = once(child, 'exit');
  try {
    for (let tries = 0; !(await fetch(`${origin}/readyz`).catch(() => null))?.ok; tries += 1) {
      if (tries > 600 || child.exitCode !== null) throw new Error('The server that records did not start.');
      await wait(100);
    }
    const before = await countStored();
    let answered = 0;
    let isOver = false;
    const report = async (browser: number) => {
      for (let visit = 0; !isOver; visit += 1) {
        const { company, username } = visited[visit % visited.length] ?? {};
        try {
          const answer = await fetch(origin + events.report.path, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${browser}.${visit}`,
            },
            body: JSON.stringify({ name: 'profile_view', company_username: company, username }),
          });
          const { data } = (await answer.json()) as { data?: { recorded: boolean } };
          if (data?.recorded === true) answered += 1;
        } catch {
          // Killed before it answered: no one was told that this one is recorded.
        }
      }
    };
    const running = [
      ...Array.from({ length: browsers }, (_, browser) => report(browser)),
      beside(origin, () => isOver).catch(() => {}),
    ];
    await wait(seconds * 1000);
    const recordedPerSecond = answered / seconds;
    child.kill('SIGKILL');
    await ended;
    isOver = true;
    await Promise.all(running);
    return { recordedPerSecond, lost: Math.max(0, answered - ((await countStored()) - before)) };
  } finally {
    child.kill('SIGKILL');
  }
}
