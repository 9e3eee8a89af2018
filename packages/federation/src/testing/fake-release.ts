import { registry, remoteManifest, type Registry, type RegistryArea } from '@rostrum/contracts';

/** A release for tests. */
export const fakeRelease = (
  area: string,
  changes: Partial<RegistryArea> = {},
  paths: [string, 'exact' | 'prefix'][] = [],
): RegistryArea => ({
  area,
  version: '1',
  entry: 'mf-manifest.json',
  base: `/remotes/${area}/${changes.version ?? '1'}/`,
  integrity: {},
  commit: null,
  needs: {},
  sizes: { js: 0, css: 0 },
  channel: 'current',
  previous: null,
  manifest: remoteManifest.parse({
    area,
    title: area,
    paths: (paths.length > 0 ? paths : [[`/dashboard/${area}`, 'prefix'] as const]).map(([path, match]) => ({
      path,
      match,
      access: 'session',
    })),
    pages: [],
    navigation: [],
    tabs: [],
    hostApi: '^1.0.0',
  }),
  ...changes,
});

/** A registry answer for tests. */
export const fakeRegistry = (areas: RegistryArea[], changes: Partial<Registry> = {}): Registry => ({
  ...registry.parse({ areas: [] }),
  areas,
  ...changes,
});
