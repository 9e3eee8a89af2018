import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it. Not by mkdir's own `recursive`, which never ends where the system denies that a
 * folder could exist at all (below /proc, for one).
 */
export function makeFolders(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolders(parent, mode);
  mkdirSync(folder, { mode });
}
