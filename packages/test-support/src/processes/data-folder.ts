import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endDatabaseIn } from './embedded-database.ts';

/** A data folder of its own for a server under test. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-e2e-'));
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes it, and ends a database that a killed server left running in it. */
export async function removeDataFolder(folder: string): Promise<void> {
  await endDatabaseIn(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
