import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, makeDataFolder, removeDataFolder } from '@rostrum/test-support/processes';
import { inRepository, root } from '@rostrum/repo-tools/repository';
import type { Metric } from '../metric.ts';

/** Starts as a person would, through npm, and answers the seconds until it says that it is ready. */
async function start(dataDir: string, port: number): Promise<number> {
  const began = performance.now();
  const run = inRepository('packages/repo-tools/bin/run.mjs');
  const child = spawn(process.execPath, [run, 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      ROSTRUM_DATA_DIR: dataDir,
      NODE_ENV: 'development',
      DATABASE_URL: '',
    },
  });
  const ended = once(child, 'exit');
  const seconds = await new Promise<number>((settle, fail) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is ready at')) settle((performance.now() - began) / 1000);
    });
    child.once('exit', () => fail(new Error(`npm start ended before it was ready.\n${said}`)));
  });
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** `npm start` when everything is built and the database is there. */
export async function measureSecondStart(): Promise<Metric[]> {
  const dataDir = makeDataFolder();
  try {
    const port = await freePort();
    const first = await start(dataDir, port);
    const second = await start(dataDir, port);
    return [
      { name: 'npm start, everything built, no database yet', value: first, unit: 's' },
      { name: 'npm start, the second time', value: second, unit: 's', target: { atMost: 8 } },
    ];
  } finally {
    await removeDataFolder(dataDir);
  }
}
