import federation, { type Federation } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { shareRuntime } from '../bundled/read-shared-runtime.ts';
import { consumeWhole } from './consume-whole.ts';

type Runtime = NonNullable<Federation['runtime']>;

/** An instance for each area, as `init` makes it; `init` itself takes everybody for the build it was compiled into. */
const instances = ({ getInstance, createInstance }: Runtime): Runtime['init'] =>
  function init(options) {
    const own = getInstance((instance) => instance.name === options.name);
    own?.initOptions(options);
    return own ?? createInstance(options);
  };

/** Lends the areas this build's federation runtime, with the part that a build without exposed modules leaves out. */
export function shareShellRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = federation;
  if (!runtime || !bundlerRuntime || !attachShareScopeMap)
    throw new Error('The federation runtime of this build is not complete.');
  shareRuntime({
    runtime: { ...runtime, init: instances(runtime) },
    bundlerRuntime: {
      ...bundlerRuntime,
      initContainerEntry,
      consumes: consumeWhole(bundlerRuntime.consumes),
    },
    attachShareScopeMap,
  });
}
