import type { Areas } from '@rostrum/federation';
import type { Manifests } from '../frame/pages.ts';

export interface ManifestStore {
  get(): Manifests;
  subscribe(listener: () => void): () => void;
}

type AreaList = ReturnType<Areas['list']>;
const known = new WeakMap<AreaList, Manifests>();

/** What areas say of themselves; the same answer for the same list, since the frame draws anew for another one. */
export function manifestsOf(list: AreaList): Manifests {
  const manifests = known.get(list) ?? list.map(({ manifest }) => manifest);
  known.set(list, manifests);
  return manifests;
}

/** The manifests of the releases in use, as the registry and what fails here change them. */
export const createManifests = (areas: Pick<Areas, 'list' | 'subscribe'>): ManifestStore => ({
  get: () => manifestsOf(areas.list()),
  subscribe: areas.subscribe,
});
