import { satisfies } from 'compare-versions';
import { hostApiVersion, type RegistryArea } from '@rostrum/contracts';

/** Why this shell must not load a release, or null when it may: the code of a refused release never runs. */
export function refusalOf(
  { area, version, manifest }: RegistryArea,
  hostApi = hostApiVersion,
): string | null {
  try {
    if (satisfies(hostApi, manifest.hostApi)) return null;
  } catch {
    return `${area} ${version} names no readable range of host API versions: '${manifest.hostApi}'.`;
  }
  return `${area} ${version} needs host API ${manifest.hostApi}; this page provides ${hostApi}. Reload the page.`;
}
