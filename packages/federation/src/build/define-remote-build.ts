import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { acceptedManifest, forOlderShells, type RemoteRelease } from '@rostrum/contracts';
import { baseBuild, type Mode } from './base-build.ts';
import { areaBudget, keepBudget } from './budgets.ts';
import { BundledOnlyPlugin } from './bundled-only-plugin.ts';
import { carriedContracts } from './carried-contracts.ts';
import { ReleasePlugin, type BuiltFiles } from './release-plugin.ts';
import { sharedRuntime } from './replaced-modules.ts';
import { sharedNeeds } from './shared-needs.ts';
import { takenFromShell } from './shared-policy.ts';
import { smallerContracts } from './smaller-vendors.ts';
import { sourceVersion } from './source-version.ts';
import { standaloneBuild } from './standalone-build.ts';
import { StyleScopePlugin } from './style-scope-plugin.ts';
import { areaOf, bundledWorkspaces, ownWorkspace, sharedRanges, type Workspace } from './workspace.ts';

const noncePlugin = join(import.meta.dirname, '../bundled/nonce-plugin.ts');
const entry = 'mf-manifest.json';

/** Views that the server draws too take their icons from where a server finds them; in an area they are those of the shell. */
const iconsFromShell = new rspack.NormalModuleReplacementPlugin(/^lucide-react$/, (found) => {
  if (/[\\/]packages[\\/]public-pages[\\/]/.test(found.contextInfo.issuer)) found.request = '@rostrum/ui-kit';
});

/** The name under which an area's container is known to the federation runtime. */
const containerName = (area: string) => `rostrum_${area.replaceAll('-', '_')}`;

/** The area's manifest, evaluated as data. In watch mode it is read anew: the query keeps Node from reusing the module. */
async function readManifest(directory: string) {
  const file = pathToFileURL(join(directory, 'src/manifest.ts'));
  const module: Record<string, unknown> = await import(`${file.href}?read=${Date.now()}`);
  return forOlderShells(acceptedManifest.parse(module['manifest']));
}

/** The build of one area as a remote of the shell. */
export function federatedBuild(own: Workspace, mode: Mode): Configuration {
  const area = areaOf(own);
  const bundled = bundledWorkspaces(own, { exceptShared: true });
  const ranges = sharedRanges(own);
  const contracts = () => carriedContracts(own, bundled);
  const version = () =>
    sourceVersion(own, [...bundled, ...contracts().map((directory) => ({ directory }))], mode, ranges);
  const base = baseBuild(mode, own.directory);

  const describe = async ({ names, integrity, sizesOf, stats }: BuiltFiles): Promise<RemoteRelease> => {
    const manifest = await readManifest(own.directory);
    if (manifest.area !== area)
      throw new Error(`src/manifest.ts says area '${manifest.area}'; the package is '${area}'.`);
    const needs = sharedNeeds(stats.compilation, (key) => ranges[key] ?? '*');
    const sizes = await sizesOf(names);
    keepBudget(`Area '${area}'`, sizes, areaBudget(area));
    // The commit is written when the area is released: a build knows its sources only, so that equal ones are built once.
    return { area, version: version(), manifest, entry, integrity, commit: null, needs, sizes };
  };

  return {
    ...base,
    name: area,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      // Two releases of an area in one page would else share the list of loaded chunks, and the old one would be shown.
      uniqueName: `${area}@${version()}`,
    },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), smallerContracts],
      // The area's name tells whose a class is; the hash is of area and version.
      generator: { 'css/auto': { localIdentName: `${area}_[hash]` } },
    },
    plugins: [
      ...(base.plugins ?? []),
      iconsFromShell,
      new ModuleFederationPlugin({
        name: containerName(area),
        filename: 'remote-entry.[contenthash:16].js',
        exposes: { './remote': './src/remote.ts' },
        shared: takenFromShell(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        runtimePlugins: [noncePlugin],
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      sharedRuntime(),
      new BundledOnlyPlugin(bundled, contracts),
      new StyleScopePlugin(area),
      new ReleasePlugin({
        describe: async (files) => ({ 'remote.json': await describe(files) }),
      }),
    ],
  };
}

/** The build of an area; its name comes from package.json. `--env alone` builds the page that runs it without the shell. */
export const defineRemoteBuild =
  () =>
  (env: Record<string, unknown> = {}, { mode }: { mode?: string } = {}): Configuration => {
    const chosen: Mode = mode === 'development' ? 'development' : 'production';
    return env['alone'] ? standaloneBuild(ownWorkspace()) : federatedBuild(ownWorkspace(), chosen);
  };
