import { hostApiVersion, misfitOf, type PlacedRelease, type RegistryHost } from '@rostrum/contracts';

/** What this page provides when the server does not say: judged by its host API alone. */
const unknownHost: Pick<RegistryHost, 'hostApi'> = { hostApi: hostApiVersion };

/** Why this shell must not load a release, or null when it may: the code of a refused release never runs. */
export function refusalOf(
  release: PlacedRelease,
  host: Pick<RegistryHost, 'hostApi'> | null = unknownHost,
): string | null {
  const misfit = misfitOf(release, host ?? unknownHost);
  return misfit && `${release.area} ${release.version} is not loaded: ${misfit}. Reload the page.`;
}
