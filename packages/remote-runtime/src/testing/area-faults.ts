import { remoteManifest, type RemoteManifestInput } from '@rostrum/contracts';
import { matchPath } from 'react-router';
import type { AreaRoute } from '../area/routes.ts';
import { matchOwnedPath } from '../routing/owned-paths.ts';

const isDifferent = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  left.size !== right.size || [...left].some((value) => !right.has(value));

/** What is wrong between an area's manifest and its routes; nothing, when the shell can rely on the manifest. */
export function areaFaults(declared: RemoteManifestInput, routes: readonly AreaRoute[]): string[] {
  const parsed = remoteManifest.safeParse(declared);
  if (!parsed.success) return [parsed.error.message];
  const { pages, paths, navigation, tabs } = parsed.data;
  const faults: string[] = [];
  const routed = new Set(routes.map(({ path }) => path));
  if (isDifferent(new Set(pages), routed)) {
    faults.push(`The manifest's pages are ${pages.join(', ')}; the routes are ${[...routed].join(', ')}.`);
  }
  for (const page of pages) {
    if (!matchOwnedPath(paths, page)) faults.push(`${page} is under none of the area's paths.`);
  }
  for (const { label, href } of [...navigation, ...tabs.flatMap(({ entries }) => entries)]) {
    if (!pages.some((page) => matchPath(page, href)))
      faults.push(`'${label}' leads to ${href}, which has no page.`);
  }
  return faults;
}
