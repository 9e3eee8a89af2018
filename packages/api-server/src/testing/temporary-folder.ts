import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder that the unprivileged user of PostgreSQL can enter too: a closed one would send the data elsewhere. */
export async function openTemporaryFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'rostrum-test-'));
  await chmod(folder, 0o755);
  return folder;
}

const memory = '/dev/shm';
const enough = 3 * 1024 ** 3;

/**
 * The same in memory, where there is plenty of it. Each test makes a database of its own, that is a thousand files, and
 * drops it: on a disk most of the time goes into finding room for files where others have just been deleted.
 */
export async function openFolderInMemory(): Promise<string> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return openTemporaryFolder(Math.min(room, process.availableMemory()) >= enough ? memory : tmpdir());
}
