import {
  areaTabs,
  dashboardRouteOf,
  permittedEntries,
  topNavigation,
  type NavigationEntry,
  type NavigationRole,
  type TabGroup,
} from '@rostrum/contracts';
import { hasPage, type Manifests } from '../pages.ts';

interface DeclaredEntry {
  label: string;
  href: string;
  roles: readonly NavigationRole[];
  order: number;
}

const isTabGroup = (group: string): group is TabGroup => group in areaTabs;

/**
 * The specification's entries that the policy grants and that have a page, in its order; after them, entries that only an area declares (one the
 * specification does not know of).
 */
function resolve(
  manifests: Manifests,
  role: NavigationRole,
  specified: readonly NavigationEntry[],
  declared: readonly DeclaredEntry[],
): NavigationEntry[] {
  const known = new Set(specified.map(({ href }) => href));
  const further = declared
    .filter(({ href, roles }) => roles.includes(role) && !known.has(href))
    .sort((left, right) => left.order - right.order);
  return [
    ...permittedEntries(role, specified),
    ...further.map(({ label, href }) => ({ label, href })),
  ].filter(({ href }) => hasPage(manifests, href));
}

/** Top navigation of a role. */
export const topEntries = (manifests: Manifests, role: NavigationRole): NavigationEntry[] =>
  resolve(
    manifests,
    role,
    topNavigation[role],
    manifests.flatMap(({ navigation }) => navigation),
  );

const isBelow = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`);

interface TabsHere {
  group: string;
  /** The path that these tabs stand over. */
  base: string;
  entries: readonly DeclaredEntry[];
}

/** The tabs that stand over a path: those with the longest base. */
const tabsHere = (manifests: Manifests, pathname: string): TabsHere | undefined =>
  manifests
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ group, base, entries }) => base.map((path) => ({ group, base: path, entries })))
    .filter(({ base }) => isBelow(pathname, base))
    .sort((left, right) => right.base.length - left.base.length)[0];

/** Tabs of the area that a path is in; none when the area has none for the role. */
export function tabEntries(manifests: Manifests, role: NavigationRole, pathname: string): NavigationEntry[] {
  const tabs = tabsHere(manifests, pathname);
  if (!tabs) return [];
  const specified = isTabGroup(tabs.group) ? (areaTabs[tabs.group][role] ?? []) : [];
  return resolve(manifests, role, specified, tabs.entries);
}

/** The entry that a path is under; the longest address wins, and Home is current at /dashboard only. */
export function currentEntry(
  entries: readonly NavigationEntry[],
  pathname: string,
): NavigationEntry | undefined {
  const direct = entries
    .filter(({ href }) => (href === '/dashboard' ? pathname === href : isBelow(pathname, href)))
    .sort((left, right) => right.href.length - left.href.length)[0];
  if (direct) return direct;
  // An entry may lead to one page of several of the same kind: Builder to its directory embed.
  const route = dashboardRouteOf(pathname);
  return entries.find(({ href }) => route !== undefined && dashboardRouteOf(href) === route);
}

/** The top entry that a path is under: by address, else because it stands over the same tabs. */
export function currentTopEntry(
  entries: readonly NavigationEntry[],
  manifests: Manifests,
  pathname: string,
): NavigationEntry | undefined {
  const direct = currentEntry(entries, pathname);
  if (direct) return direct;
  const base = tabsHere(manifests, pathname)?.base;
  return base === undefined ? undefined : entries.find(({ href }) => isBelow(href, base));
}
