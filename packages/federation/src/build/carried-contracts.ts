import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { takenModules } from './shared-policy.ts';
import { sourcesOf } from './sources-of.ts';
import type { Workspace } from './workspace.ts';

const named = /@rostrum\/contracts\/([a-z-]+)/g;

/** The folders of contracts that an area carries itself, found by what its sources and those of its packages import. */
export function carriedContracts(own: Workspace, bundled: readonly Workspace[]): string[] {
  const areas = new Set<string>();
  for (const { directory } of [own, ...bundled])
    for (const file of sourcesOf(join(directory, 'src')))
      for (const [key, area] of readFileSync(file, 'utf8').matchAll(named))
        if (area !== undefined && !takenModules.some((taken) => taken.key === key)) areas.add(area);
  if (areas.size === 0) return [];
  const contracts = realpathSync(join(own.directory, '../node_modules/@rostrum/contracts'));
  return [...areas]
    .sort()
    .map((area) => join(contracts, 'src/areas', area))
    .filter((folder) => existsSync(folder));
}
