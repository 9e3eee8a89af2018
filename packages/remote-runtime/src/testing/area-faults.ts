import {
  acceptedManifest,
  guardOf,
  mayStandAt,
  type ManifestEntry,
  type RemoteManifest,
  type RemoteManifestInput,
} from '@rostrum/contracts';
import { matchPath } from 'react-router';
import type { AreaRoute } from '../area/routes.ts';
import { matchOwnedPath } from '../routing/owned-paths.ts';

const isDifferent = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  left.size !== right.size || [...left].some((value) => !right.has(value));

function entryFaults(
  { label, href, action, planned = false }: ManifestEntry,
  manifest: RemoteManifest,
): string[] {
  const hasPage = manifest.pages.some((page) => mayStandAt(page, href, manifest) && matchPath(page, href));
  return [
    ...(action === undefined ? [`'${label}' names no action of the policy.`] : []),
    ...(!hasPage && !planned ? [`'${label}' leads to ${href}, which has no page.`] : []),
    ...(hasPage && planned ? [`'${label}' is planned, yet ${href} has a page.`] : []),
  ];
}

/** What is wrong between an area's manifest and its routes; nothing, when the shell can rely on the manifest. */
export function areaFaults(declared: RemoteManifestInput, routes: readonly AreaRoute[]): string[] {
  const parsed = acceptedManifest.safeParse(declared);
  if (!parsed.success) return [parsed.error.message];
  const { pages, paths, navigation, tabs } = parsed.data;
  const faults: string[] = [];
  const routed = new Set(routes.map(({ path }) => path));
  if (isDifferent(new Set(pages), routed)) {
    faults.push(`The manifest's pages are ${pages.join(', ')}; the routes are ${[...routed].join(', ')}.`);
  }
  for (const page of pages) {
    const owned = matchOwnedPath(paths, page);
    if (!owned) faults.push(`${page} is under none of the area's paths.`);
    else if (owned.access === 'session' && !guardOf(parsed.data, page))
      faults.push(`${page} needs a session, and no guard says which action it asks for.`);
  }
  for (const entry of [...navigation, ...tabs.flatMap(({ entries }) => entries)])
    faults.push(...entryFaults(entry, parsed.data));
  return faults;
}
