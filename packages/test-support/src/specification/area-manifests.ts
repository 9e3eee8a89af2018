import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { acceptedManifest, forOlderShells, type RemoteManifest } from '@rostrum/contracts';

const root = resolve(import.meta.dirname, '../../../..');

async function readManifest(file: string): Promise<RemoteManifest> {
  const module: Record<string, unknown> = await import(
    /* @vite-ignore */ pathToFileURL(join(root, file)).href
  );
  return forOlderShells(acceptedManifest.parse(module['manifest']));
}

/** What each area of the repository says of itself, as its release carries it. Read as data: nothing of an area runs. */
export const readAreaManifests = (): Promise<RemoteManifest[]> =>
  Promise.all(globSync('mf-*/src/manifest.ts', { cwd: root }).toSorted().map(readManifest));

/** An area with every page that it plans, as if it were finished. */
export const asFinished = (manifest: RemoteManifest): RemoteManifest => {
  const entries = [...manifest.navigation, ...manifest.tabs.flatMap((tabs) => tabs.entries)];
  const planned = entries.filter((entry) => entry.planned === true).map(({ href }) => href);
  const named = manifest.guards.map(({ path }) => path);
  return { ...manifest, pages: [...new Set([...manifest.pages, ...planned, ...named])] };
};
