import { guardOf, mayStandAt, type PageGuard, type RemoteManifest } from '@rostrum/contracts';
import { matchOwnedPath } from '@rostrum/remote-runtime';
import { matchPath } from '@rostrum/remote-runtime/router';

export type Manifests = readonly RemoteManifest[];

/** Paths outside of every area that the server answers itself. */
const pagesOfTheServer: readonly string[] = ['/docs', '/help', '/help/guides'];

const parametersOf = (pattern: string) => pattern.split(':').length;

/** The pattern of the page at a path: of several that fit, the one with the fewest parameters, as the router has it. */
export function pageAt(manifests: Manifests, href: string): string | undefined {
  // Of the area that owns it: another one's parameter may fit the address as well.
  const manifest = ownerOf(manifests, href)?.manifest;
  return manifest?.pages
    .filter((pattern) => mayStandAt(pattern, href, manifest) && matchPath(pattern, href) !== null)
    .toSorted((left, right) => parametersOf(left) - parametersOf(right))[0];
}

/** True when there is a page at a path; a menu offers no other. */
export const hasPage = (manifests: Manifests, href: string): boolean =>
  pagesOfTheServer.includes(href) || pageAt(manifests, href) !== undefined;

export interface PathOwner {
  manifest: RemoteManifest;
  access: 'public' | 'session';
}

/** The area that a path belongs to: the longest path over all areas wins. */
export function ownerOf(manifests: Manifests, pathname: string): PathOwner | undefined {
  const match = matchOwnedPath(
    manifests.flatMap(({ paths }) => paths),
    pathname,
  );
  const manifest = match && manifests.find(({ paths }) => paths.includes(match));
  return manifest && { manifest, access: match.access };
}

/** What the page at a path asks for, as the area says that owns the path; undefined when any session may open it. */
export function guardAt(manifests: Manifests, pathname: string): PageGuard | undefined {
  const owner = ownerOf(manifests, pathname);
  return owner && guardOf(owner.manifest, pathname);
}
