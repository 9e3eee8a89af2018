import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder that the unprivileged user of PostgreSQL can enter too: a closed one would send the data elsewhere. */
export async function openTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-test-'));
  await chmod(folder, 0o755);
  return folder;
}
