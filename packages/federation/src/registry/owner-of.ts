import type { RegistryArea } from '@rostrum/contracts';
import { matchOwnedPath } from '@rostrum/remote-runtime';

/** The area that a path belongs to: the longest path over all manifests wins. */
export function ownerOf(areas: readonly RegistryArea[], pathname: string): RegistryArea | undefined {
  const match = matchOwnedPath(
    areas.flatMap(({ manifest }) => manifest.paths),
    pathname,
  );
  return match && areas.find(({ manifest }) => manifest.paths.includes(match));
}
