import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder, removeDataFolder, TestServer } from '@rostrum/test-support/processes';

const root = resolve(import.meta.dirname, '../../../..');
const cache = resolve(import.meta.dirname, '../../.cache');
const prepared = join(cache, 'demonstration');
/** In the folder, so that both come and go at once. */
const keyName = '.made-from';
const run = promisify(execFile);

/** What is new and what is due is counted from when it was made, so the checks of one run share it, and no later run. */
const longestAgeMs = 90 * 60_000;

// Owners and modes stay: as root the database belongs to another user than the folder around it.
const copy = (from: string, to: string) => run('cp', ['-a', `${from}/.`, to]);

/** All that a server and its demonstration are made of; what tests are made of is not in them. */
function readKey(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(
    ['packages/*/src/**/*', 'packages/*/*.json', 'packages/*/drizzle/**/*', 'package-lock.json'],
    {
      cwd: root,
      exclude: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.spec.ts',
        'packages/e2e-tests/**',
        'packages/ui-kit/**',
      ],
    },
  );
  for (const file of files.toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function isCurrent(key: string): boolean {
  const file = join(prepared, keyName);
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8') === key &&
    Date.now() - statSync(file).mtimeMs < longestAgeMs
  );
}

/**
 * Starts a server once, so that its database is made, migrated and filled, and keeps what it leaves for every server that
 * begins with it. Another check of the same run may have done so already.
 */
export async function prepareDemonstration(): Promise<void> {
  const key = readKey();
  if (isCurrent(key)) return;
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  const dataDir = makeDataFolder();
  try {
    // Its site is empty: no shell and no release is known to the servers that begin with this.
    const server = await TestServer.start({ dataDir, env: { SITE_DIR: unfinished } });
    await server.stop();
    await copy(dataDir, unfinished);
    writeFileSync(join(unfinished, keyName), key);
    renameSync(unfinished, prepared);
  } catch (error) {
    // Two that began at once have made the same: the first one is kept.
    if (!isCurrent(key)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    await removeDataFolder(dataDir);
  }
}

/** A data folder as a first start leaves it, for a server of one's own; removed with everything in it. */
export async function demonstrationFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = makeDataFolder();
  await copy(prepared, path);
  return { path, [Symbol.asyncDispose]: () => removeDataFolder(path) };
}
