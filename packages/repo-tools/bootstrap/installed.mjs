import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Whether node_modules holds what package-lock.json asks for. npm itself notes there what it installed. */
export function isInstalled() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, note))) return false;
  const wanted = read('package-lock.json').packages;
  const present = read(note).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    // Workspaces themselves, and packages of other platforms, are not noted.
    if (!path.includes('node_modules/') || entry.optional === true) return true;
    return entry.link === true
      ? existsSync(join(root, path))
      : present[path]?.version === entry.version && existsSync(join(root, path));
  });
}
