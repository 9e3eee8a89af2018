import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineRemoteBuild, defineShellBuild } from '@rostrum/federation/build';
import { inRepository, readWorkspaces } from '@rostrum/repo-tools/repository';
import { rspack, type Configuration } from '@rspack/core';

function runBuild(configurations: Configuration[]): Promise<void> {
  return new Promise((settle, fail) => {
    rspack(configurations, (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors() === true) fail(new Error(stats.toString('errors-only')));
      else settle();
    });
  });
}

/** The build of a folder, into another folder and with source maps that the code does not mention. */
const mapped = (configuration: Configuration, path: string): Configuration => ({
  ...configuration,
  devtool: 'hidden-source-map',
  output: { ...configuration.output, path },
});

/** Builds shell and areas as they are released, with source maps beside them. Returns the folder a server can serve. */
export async function buildWithMaps(): Promise<string> {
  const site = inRepository('packages/benchmarks/dist/with-maps');
  rmSync(site, { recursive: true, force: true });
  const before = process.cwd();
  const mode = { mode: 'production' };
  try {
    for (const { folder, role } of readWorkspaces()) {
      if (role !== 'shell' && role !== 'remote') continue;
      // A build reads which workspace it is for from the current directory.
      process.chdir(inRepository(folder));
      const path = join(site, folder, 'dist');
      const configurations =
        role === 'shell' ? defineShellBuild()({}, mode) : [defineRemoteBuild()({}, mode)];
      await runBuild(configurations.map((configuration) => mapped(configuration, path)));
    }
    return site;
  } finally {
    process.chdir(before);
  }
}
