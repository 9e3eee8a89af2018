import { satisfies, validate } from 'compare-versions';
import type { RegistryHost, RemoteRelease, SharedModuleUse } from './registry.ts';

/** What of a release says whether a shell can host it. */
export type FittingRelease = Pick<RemoteRelease, 'manifest'> & { needs?: RemoteRelease['needs'] };
/** What of a shell says whether it can host a release. */
export type FittingHost = Pick<RegistryHost, 'hostApi'> & { provides?: RegistryHost['provides'] };

function isWithin(version: string, range: string): boolean {
  if (range === '*') return true;
  try {
    return validate(version) && satisfies(version, range);
  } catch {
    return false;
  }
}

function moduleIncompatibility(
  key: string,
  need: SharedModuleUse,
  given: SharedModuleUse | undefined,
): string | null {
  if (!given) return `it needs '${key}', which this shell does not provide`;
  if (!isWithin(given.version, need.version))
    return `it needs '${key}' ${need.version}; this shell provides ${given.version}`;
  const missing = need.exports.filter((name) => !given.exports.includes(name));
  // React's own names are not listed: its version says it all.
  if (missing.length === 0 || given.exports.length === 0) return null;
  return `it needs ${missing
    .slice(0, 3)
    .map((name) => `'${name}'`)
    .join(', ')} of '${key}', which this shell does not provide`;
}

/**
 * Why a shell cannot host a release, as the end of a sentence, or null when it can. The server asks it before it
 * answers and the page before any code of the release runs: one rule for both. A shell that does not say what it
 * provides is judged by its host API alone.
 */
export function findIncompatibility(release: FittingRelease, host: FittingHost): string | null {
  const range = release.manifest.hostApi;
  if (!isWithin(host.hostApi, range))
    return `it needs host API ${range}; this shell provides ${host.hostApi}`;
  const provides = host.provides ?? {};
  if (Object.keys(provides).length === 0) return null;
  for (const [key, need] of Object.entries(release.needs ?? {})) {
    const incompatibility = moduleIncompatibility(key, need, provides[key]);
    if (incompatibility !== null) return incompatibility;
  }
  return null;
}
