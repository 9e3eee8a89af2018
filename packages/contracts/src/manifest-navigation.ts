import { isGranted, rolesAllowed, type Action } from './policy.ts';
import type { acceptedManifest, ManifestEntry, PageGuard } from './remote-manifest.ts';
import { navigationRoles, type NavigationRole } from './roles.ts';
import { withoutTrailingSlashes } from './trailing-slashes.ts';
import type { z } from 'zod';

/** Whether a role is shown an entry: by the action that it names, and without one by the roles of an older release. */
export const isShownTo = (
  role: NavigationRole,
  { action, roles = [] }: Pick<ManifestEntry, 'action' | 'roles'>,
) => (action === undefined ? roles.includes(role) : isGranted(role, action));

/** The roles that are shown an entry. */
export const rolesShown = (entry: Pick<ManifestEntry, 'action' | 'roles'>): readonly NavigationRole[] =>
  navigationRoles.filter((role) => isShownTo(role, entry));

/**
 * The entries of a role, in their order. Of several that lead to one address the one that is declared first counts, wherever
 * it stands: so an address has one name for those who manage it and another, or another place, for everybody else, and
 * moving an entry never changes its name.
 */
export function entriesFor<Entry extends ManifestEntry>(
  role: NavigationRole,
  entries: readonly Entry[],
): Entry[] {
  const shown = entries.filter((entry) => isShownTo(role, entry));
  return shown
    .filter(({ href }, index) => shown.findIndex((other) => other.href === href) === index)
    .toSorted((left, right) => left.order - right.order);
}

/** The guard of a path: the longest of its area's that matches; undefined when any session may open it. */
export function guardOf(
  { guards }: { guards?: readonly PageGuard[] | undefined },
  pathname: string,
): PageGuard | undefined {
  const path = withoutTrailingSlashes(pathname) || '/';
  return guards
    ?.filter(({ path: base, match }) => path === base || (match === 'prefix' && path.startsWith(`${base}/`)))
    .toSorted((left, right) => right.path.length - left.path.length)[0];
}

/**
 * Whether a page with this pattern may be what stands at a path. A page that the area names in a guard is not there
 * because `/inquiries/:id` happens to fit its address.
 */
export function mayStandAt(
  pattern: string,
  pathname: string,
  manifest: { guards?: readonly PageGuard[] | undefined },
): boolean {
  const isNamed = guardOf(manifest, pathname)?.path === pathname;
  return !isNamed || pattern.replace(/\/:\w+\?$/, '') === pathname;
}

type Accepted = z.output<typeof acceptedManifest>;
type AcceptedEntry = Accepted['navigation'][number];

const withRoles = (entry: AcceptedEntry): AcceptedEntry => ({
  ...entry,
  ...(entry.action !== undefined && { roles: [...rolesAllowed(entry.action satisfies Action)] }),
});

/** A manifest as a release carries it: shells from before actions find the roles of each entry, as the policy has them now. */
export const forOlderShells = (manifest: Accepted): Accepted => ({
  ...manifest,
  navigation: manifest.navigation.map(withRoles),
  tabs: manifest.tabs.map((tabs) => ({ ...tabs, entries: tabs.entries.map(withRoles) })),
});
