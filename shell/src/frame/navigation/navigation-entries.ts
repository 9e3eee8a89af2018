import { entriesFor, type ManifestEntry, type NavigationRole } from '@rostrum/contracts';
import { guardAt, hasPage, type Manifests } from '../pages.ts';

/** One entry of the top navigation or of tabs, as an area declares it. */
export type NavigationEntry = Pick<ManifestEntry, 'label' | 'href' | 'icon' | 'key'>;

/** What areas declare for a role, in the order that they give it; a page that is not there is not offered. */
const resolve = (
  manifests: Manifests,
  role: NavigationRole,
  declared: readonly ManifestEntry[],
): NavigationEntry[] => entriesFor(role, declared).filter(({ href }) => hasPage(manifests, href));

/** Top navigation of a role: the entries of all areas. */
export const topEntries = (manifests: Manifests, role: NavigationRole): NavigationEntry[] =>
  resolve(
    manifests,
    role,
    manifests.flatMap(({ navigation }) => navigation),
  );

const isBelow = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`);

interface TabsHere {
  /** The path that these tabs stand over. */
  base: string;
  entries: readonly ManifestEntry[];
}

/** The tabs that stand over a path: those with the longest base. */
const tabsHere = (manifests: Manifests, pathname: string): TabsHere | undefined =>
  manifests
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ base, entries }) => base.map((path) => ({ base: path, entries })))
    .filter(({ base }) => isBelow(pathname, base))
    .sort((left, right) => right.base.length - left.base.length)[0];

/** Tabs of the area that a path is in; none when the area has none for the role. */
export const tabEntries = (manifests: Manifests, role: NavigationRole, pathname: string): NavigationEntry[] =>
  resolve(manifests, role, tabsHere(manifests, pathname)?.entries ?? []);

/** The entry that a path is under; the longest address wins, and Home is current at /dashboard only. */
export function currentEntry(
  entries: readonly NavigationEntry[],
  manifests: Manifests,
  pathname: string,
): NavigationEntry | undefined {
  const direct = entries
    .filter(({ href }) => (href === '/dashboard' ? pathname === href : isBelow(pathname, href)))
    .sort((left, right) => right.href.length - left.href.length)[0];
  if (direct) return direct;
  // An entry may lead to one page of several of the same kind: Builder to its directory embed.
  const guard = guardAt(manifests, pathname);
  return entries.find(({ href }) => guard !== undefined && guardAt(manifests, href) === guard);
}

/** The top entry that a path is under: by address, else because it stands over the same tabs. */
export function currentTopEntry(
  entries: readonly NavigationEntry[],
  manifests: Manifests,
  pathname: string,
): NavigationEntry | undefined {
  const direct = currentEntry(entries, manifests, pathname);
  if (direct) return direct;
  const base = tabsHere(manifests, pathname)?.base;
  return base === undefined ? undefined : entries.find(({ href }) => isBelow(href, base));
}
