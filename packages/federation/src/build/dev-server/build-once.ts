import { rspack } from '@rspack/core';
import { federatedBuild } from '../define-remote-build.ts';
import type { Workspace } from '../workspace.ts';

export type Outcome = { version: string; errors: string[] };

/**
 * Builds an area for development into a folder. Each time with a new compiler: the name under which a build keeps its
 * chunks is fixed when the compiler is made, and two builds of one name in a page show the older one.
 */
export function buildOnce(own: Workspace, folder: string): Promise<Outcome> {
  const configuration = federatedBuild(own, 'development');
  const uniqueName = configuration.output?.uniqueName ?? '';
  const compiler = rspack({ ...configuration, output: { ...configuration.output, path: folder } });
  return new Promise((settle) => {
    compiler.run((error, stats) => {
      compiler.close(() => {});
      const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
      settle({
        version: uniqueName.split('@').at(-1) ?? '',
        errors: [...(error ? [error.message] : []), ...errors.map(({ message }) => message)],
      });
    });
  });
}
