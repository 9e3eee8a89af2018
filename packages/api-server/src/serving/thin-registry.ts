import type { PlacedRelease, Registry, RegistryArea } from '@rostrum/contracts';

export interface PageReader {
  /** No cookie of a session came with the request. */
  isForGuest: boolean;
  /** The area that the address of the page belongs to. */
  area: string | undefined;
}

/** What only a comparison of versions or an idle prefetch reads; a page that needs it asks /registry.json. */
const omitComparison = <Release extends PlacedRelease>(release: Release): Release => ({
  ...release,
  needs: {},
  commit: null,
  sizes: { js: 0, css: 0 },
});

const thinArea = (area: RegistryArea): RegistryArea => ({
  ...omitComparison(area),
  previous: area.previous && omitComparison(area.previous),
});

/** An area that a visitor without a session can open. */
const isOpenToGuests = ({ manifest }: RegistryArea): boolean =>
  manifest.paths.some(({ access }) => access === 'public');

const known = new WeakMap<Registry, Map<string, Registry>>();

/**
 * What a page carries of a registry answer. The server has compared every release in it with the shell of this page
 * (`resolveRegistry`), so the lists that this is judged by stay here; a guest gets the areas that a guest can open, and
 * the one of the page. An override alone is given uncompared, and its page compares for itself. The same object for the
 * same reader, since it is written out once.
 */
export function thinRegistry(registry: Registry, { isForGuest, area }: PageReader): Registry {
  if (registry.overrides.length > 0) return registry;
  const answers = known.get(registry) ?? new Map<string, Registry>();
  known.set(registry, answers);
  const key = isForGuest ? `guest ${area ?? ''}` : 'session';
  const thin = answers.get(key) ?? {
    ...registry,
    areas: registry.areas
      .filter((one) => !isForGuest || one.area === area || isOpenToGuests(one))
      .map(thinArea),
    host: registry.host && { ...registry.host, provides: {} },
    isForGuest,
  };
  answers.set(key, thin);
  return thin;
}
