import type { Federation } from '@module-federation/webpack-bundler-runtime';

type Runtime = Required<Pick<Federation, 'runtime' | 'bundlerRuntime' | 'attachShareScopeMap'>>;

declare global {
  /** The shell's federation runtime, for the entries of areas. What it looks like is part of the host API, its version is in `provides`. */
  var rostrumFederation: Runtime | undefined;
}

/** The shell's side: to be called before the first area is loaded. */
export const shareRuntime = (runtime: Runtime): void => {
  globalThis.rostrumFederation = runtime;
};

/** The area's side. The bundler keeps what belongs to one build in what it is given, so each area has objects of its own. */
export function borrowRuntime(): Federation {
  const shared = globalThis.rostrumFederation;
  if (!shared) throw new Error('No shell has shared its federation runtime to this area.');
  return { ...shared, bundlerRuntime: { ...shared.bundlerRuntime, S: {} }, bundlerRuntimeOptions: {} };
}
