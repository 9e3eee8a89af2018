import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sourcesOf } from './sources-of.ts';
import type { Workspace } from './workspace.ts';

const presetDirectory = join(import.meta.dirname, '..');
/** Names the bundler and its plugins with their exact versions: another one makes other bytes of the same sources. */
const presetPackage = join(presetDirectory, '../package.json');

/** The version of a release: a hash of everything it is built from, so equal sources give equal URLs. */
export function sourceVersion(
  own: Workspace,
  bundled: readonly Pick<Workspace, 'directory'>[],
  mode: string,
  ranges: Readonly<Record<string, string>> = {},
): string {
  const hash = createHash('sha256').update(mode).update(JSON.stringify(ranges));
  hash.update(readFileSync(presetPackage)).update('\0');
  const roots = [own, ...bundled].map(({ directory }) => directory);
  for (const root of [...roots, presetDirectory]) {
    for (const file of sourcesOf(root)) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}
