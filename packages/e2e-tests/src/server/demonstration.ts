import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder, removeDataFolder, TestServer } from '@rostrum/test-support/processes';

const cache = resolve(import.meta.dirname, '../../.cache');
const prepared = join(cache, 'demonstration');
const run = promisify(execFile);

// Owners and modes stay: as root the database belongs to another user than the folder around it.
const copy = (from: string, to: string) => run('cp', ['-a', `${from}/.`, to]);

/** Starts a server once, so that its database is made, migrated and filled, and keeps what it leaves for every worker. */
export async function prepareDemonstration(): Promise<void> {
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(prepared, { recursive: true });
  const dataDir = makeDataFolder();
  try {
    // Its site is empty: no shell and no release is known to the servers that begin with this.
    const server = await TestServer.start({ dataDir, env: { SITE_DIR: prepared } });
    await server.stop();
    await copy(dataDir, prepared);
  } finally {
    await removeDataFolder(dataDir);
  }
}

/** A data folder as a first start leaves it, for a server of one's own; removed with everything in it. */
export async function demonstrationFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = makeDataFolder();
  await copy(prepared, path);
  return { path, [Symbol.asyncDispose]: () => removeDataFolder(path) };
}
