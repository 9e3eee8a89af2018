import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Watches over the folder of a PostgreSQL: both are gone soon after this process, also if it is killed. */
export function removeAfterRun(folder: string): void {
  const child = spawn(process.execPath, [import.meta.filename, folder], {
    // Its standard input ends when this process does.
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  if (child.stdin && 'unref' in child.stdin) (child.stdin as { unref: () => void }).unref();
}

async function readPostmaster(folder: string): Promise<number | undefined> {
  const [pid = ''] = await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').then(
    (content) => content.split('\n'),
    () => [],
  );
  return pid === '' ? undefined : Number(pid);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

if (import.meta.main) {
  const folder = process.argv[2] ?? '';
  await text(process.stdin);
  const postmaster = await readPostmaster(folder);
  if (postmaster !== undefined && isAlive(postmaster)) {
    // Without a checkpoint: the data goes with it.
    process.kill(postmaster, 'SIGQUIT');
    while (isAlive(postmaster)) await wait(50);
  }
  await rm(folder, { recursive: true, force: true });
}
