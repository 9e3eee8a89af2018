import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration, type Stats } from '@rspack/core';
import { hostApiVersion, type ShellRelease, type ShellReleaseInput } from '@rostrum/contracts';
import { baseBuild, type Mode } from './base-build.ts';
import { entryBudgets, keepBudget } from './budgets.ts';
import { ReleasePlugin, type BuiltFiles } from './release-plugin.ts';
import { dynamicCss, noUnusedParts, oneHttpAdapter, shakenRuntime } from './replaced-modules.ts';
import { smallerVendors } from './smaller-vendors.ts';
import { providedByShell } from './shared-policy.ts';
import { sharedProvides } from './shared-provides.ts';
import { sourceVersion } from './source-version.ts';
import { bundledWorkspaces, ownWorkspace } from './workspace.ts';

type EntryName = keyof ShellRelease['entries'];
type Entry = ShellRelease['entries'][EntryName];

/** The federation plugin would take the CommonJS of this package, which cannot be shaken, beside the ES modules of the others. */
const runtimeAsModules = {
  '@module-federation/runtime': fileURLToPath(import.meta.resolve('@module-federation/runtime')),
};

/** Where the server serves the shell's files. */
const publicPath = '/assets/shell/';

function entryOf(stats: Stats, name: EntryName): Entry {
  const files = stats.compilation.entrypoints.get(name)?.getFiles() ?? [];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

/** Gathers what the two builds made into the one file that the server reads. */
function createDescriber(version: () => string) {
  const entries: Partial<ShellRelease['entries']> = {};
  const integrity: Partial<Record<EntryName, Record<string, string>>> = {};
  let provides: ShellRelease['provides'] = {};
  return (name: EntryName) =>
    async (files: BuiltFiles): Promise<Record<string, unknown>> => {
      entries[name] = entryOf(files.stats, name);
      integrity[name] = files.integrity;
      const { scripts, styles } = entryOf(files.stats, name);
      keepBudget(`The entry '${name}'`, await files.sizesOf([...scripts, ...styles]), entryBudgets[name]);
      if (name === 'shell') provides = sharedProvides(files.stats.compilation);
      const { shell, 'sign-in': signIn } = entries;
      if (!shell || !signIn) return {};
      const release: ShellReleaseInput = {
        version: version(),
        hostApi: hostApiVersion,
        entries: { shell, 'sign-in': signIn },
        integrity: { ...integrity.shell, ...integrity['sign-in'] },
        provides,
      };
      return { 'shell.json': release };
    };
}

/**
 * The builds of the shell: the application, which provides every shared module and exposes nothing, and the sign-in
 * pages, which carry no antd and no federation and are on screen before the application is there.
 */
export const defineShellBuild =
  () =>
  (_env: unknown, { mode: asked }: { mode?: string } = {}): Configuration[] => {
    const mode: Mode = asked === 'development' ? 'development' : 'production';
    const own = ownWorkspace();
    const version = () => sourceVersion(own, bundledWorkspaces(own, { exceptShared: false }), mode);
    const describe = createDescriber(version);
    const base = baseBuild(mode, own.directory);
    const uniqueName = `shell@${version()}`;

    const application: Configuration = {
      ...base,
      name: 'shell',
      entry: { shell: './src/main.tsx' },
      output: { ...base.output, publicPath, uniqueName },
      resolve: { ...base.resolve, alias: runtimeAsModules },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), ...smallerVendors] },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'rostrum_shell',
          remotes: {},
          shared: providedByShell(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: { optimization: { target: 'web' } },
        }),
        new rspack.DefinePlugin({ IS_DEVELOPMENT: mode === 'development' }),
        dynamicCss(),
        shakenRuntime(),
        oneHttpAdapter(),
        noUnusedParts(),
        new ReleasePlugin({ describe: describe('shell') }),
      ],
    };

    const signIn: Configuration = {
      ...base,
      name: 'sign-in',
      entry: { 'sign-in': './src/sign-in/main.tsx' },
      output: {
        ...base.output,
        publicPath,
        uniqueName: `sign-in@${version()}`,
        // Both builds write to one folder; the name tells whose a file is.
        chunkFilename: 'sign-in.[id].[contenthash:16].js',
        cssChunkFilename: 'sign-in.[id].[contenthash:16].css',
      },
      plugins: [...(base.plugins ?? []), new ReleasePlugin({ describe: describe('sign-in') })],
    };
    return [application, signIn];
  };
