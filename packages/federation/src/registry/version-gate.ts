import {
  hostApiVersion,
  findIncompatibility,
  type PlacedRelease,
  type RegistryHost,
} from '@rostrum/contracts';

/** What this page provides when the server does not say: judged by its host API alone. */
const unknownHost: Pick<RegistryHost, 'hostApi'> = { hostApi: hostApiVersion };

/** Why this shell must not load a release, or null when it may: the code of a refused release never runs. */
export function refusalOf(
  release: PlacedRelease,
  host: Pick<RegistryHost, 'hostApi'> | null = unknownHost,
): string | null {
  const incompatibility = findIncompatibility(release, host ?? unknownHost);
  return (
    incompatibility &&
    `${release.area} ${release.version} is not loaded: ${incompatibility}. Reload the page.`
  );
}
