import type { RemoteManifest } from '@rostrum/contracts';

type OwnedPath = RemoteManifest['paths'][number];

/** The manifest path that a URL falls under, the longest first; undefined when none does. */
export function matchOwnedPath(paths: readonly OwnedPath[], pathname: string): OwnedPath | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return paths
    .filter(({ path: base, match }) => path === base || (match === 'prefix' && path.startsWith(`${base}/`)))
    .sort((left, right) => right.path.length - left.path.length)[0];
}
