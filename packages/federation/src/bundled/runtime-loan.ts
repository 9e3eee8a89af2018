import type { Federation } from '@module-federation/webpack-bundler-runtime';

type Runtime = Required<Pick<Federation, 'runtime' | 'bundlerRuntime' | 'attachShareScopeMap'>>;

declare global {
  /** The shell's federation runtime, for the entries of areas. What it looks like is part of the host API, its version is in `provides`. */
  var rostrumFederation: Runtime | undefined;
}

/** The shell's side: to be called before the first area is loaded. */
export const lendRuntime = (runtime: Runtime): void => {
  globalThis.rostrumFederation = runtime;
};

/** The area's side. The bundler keeps what belongs to one build in what it is given, so each area has objects of its own. */
export function borrowRuntime(): Federation {
  const lent = globalThis.rostrumFederation;
  if (!lent) throw new Error('No shell has lent its federation runtime to this area.');
  return { ...lent, bundlerRuntime: { ...lent.bundlerRuntime, S: {} }, bundlerRuntimeOptions: {} };
}
