import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, readWorkspaces } from '@rostrum/repo-tools/repository';

const areaOf = (folder: string) => folder.replace('mf-', '');

/**
 * Writes what takes the place of federation: a registry of the areas' own manifests, and a loader that imports them.
 * Generated, so that a new area is in the baseline by itself.
 */
export function writeSources(directory: string): { registry: string; loader: string } {
  const areas = readWorkspaces()
    .filter(({ role }) => role === 'remote')
    .map(({ folder }) => ({ area: areaOf(folder), source: inRepository(folder, 'src') }));
  const registry = join(directory, 'registry-client.ts');
  const loader = join(directory, 'remote-loader.ts');
  const text = JSON.stringify;
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    registry,
    [
      "import { registry } from '@rostrum/contracts';",
      ...areas.map(
        ({ source }, index) => `import { manifest as m${index} } from ${text(join(source, 'manifest.ts'))};`,
      ),
      'const answer = registry.parse({ areas: [',
      ...areas.map(
        ({ area }, index) =>
          `  { area: ${text(area)}, version: 'bundled', entry: '', integrity: {}, base: '/bundled/${area}/', manifest: m${index} },`,
      ),
      '] });',
      'export const createRegistryClient = () => ({',
      '  get: () => answer,',
      '  host: null,',
      '  age: () => 0,',
      '  refresh: async () => answer,',
      '  subscribe: () => () => {},',
      '});',
      '',
    ].join('\n'),
  );
  writeFileSync(
    loader,
    [
      'const areas = {',
      ...areas.map(
        ({ area, source }) => `  ${text(area)}: () => import(${text(join(source, 'remote.ts'))}),`,
      ),
      '};',
      'export const createRemoteLoader = () => async ({ area }) => (await areas[area]()).remote;',
      '',
    ].join('\n'),
  );
  return { registry, loader };
}
