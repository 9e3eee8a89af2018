import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineShellBuild } from '@rostrum/federation/build';
import { inRepository } from '@rostrum/repo-tools/repository';
import { rspack, type Configuration } from '@rspack/core';
import { writeSources } from './write-sources.ts';

/** The federation plugin and what the build does to its runtime. */
const isFederation = (plugin: unknown) =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  /federation/i.test(String(plugin.name));

/** The shell's own configuration with the areas inside: no federation, everything else the same. */
function withoutFederation(
  configuration: Configuration,
  site: string,
  sources: { registry: string; loader: string },
): Configuration {
  return {
    ...configuration,
    output: { ...configuration.output, path: join(site, 'shell/dist') },
    plugins: [
      ...(configuration.plugins ?? []).filter((plugin) => !isFederation(plugin)),
      new rspack.NormalModuleReplacementPlugin(/registry\/registry-client\.ts$/, sources.registry),
      new rspack.NormalModuleReplacementPlugin(/loading\/remote-loader\.ts$/, sources.loader),
    ],
  };
}

/** Builds shell and areas as one application and answers the folder that a server can serve as its site. */
export async function buildSingleBundle(): Promise<{ site: string; seconds: number }> {
  const directory = inRepository('packages/benchmarks/dist/single-bundle');
  const site = join(directory, 'site');
  rmSync(directory, { recursive: true, force: true });
  const sources = writeSources(join(directory, 'source'));
  const before = process.cwd();
  process.chdir(inRepository('shell'));
  try {
    const configurations = defineShellBuild()({}, { mode: 'production' });
    const began = performance.now();
    await new Promise<void>((settle, fail) => {
      rspack(
        configurations.map((configuration) => withoutFederation(configuration, site, sources)),
        (error, stats) => {
          if (error) fail(error);
          else if (stats?.hasErrors() === true) fail(new Error(stats.toString('errors-only')));
          else settle();
        },
      );
    });
    return { site, seconds: (performance.now() - began) / 1000 };
  } finally {
    process.chdir(before);
  }
}
