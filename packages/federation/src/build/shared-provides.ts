import type { Compilation, Module } from '@rspack/core';
import type { SharedModuleUse } from '@rostrum/contracts';
import { withMembers } from './contract-members.ts';
import { sharedRuntimeKey, sharedRuntimeProvided } from './shared-runtime-use.ts';

const provided = /^provide shared module \([^)]*\) (.+)@([^@ ]+) = /;

/** The names that are left of a module after the build: those it has, less those that the bundler took out. */
function namesOf(compilation: Compilation, module: Module, key: string): string[] {
  const names = compilation.moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) {
    throw new Error(`The bundler cannot tell what '${key}' exports; areas could not be checked against it.`);
  }
  const used = compilation.moduleGraph.getUsedExports(module, 'shell');
  return Array.isArray(used) ? names.filter((name) => used.includes(name)) : names;
}

/** What this shell provides to areas, read from the bundler's graph after the build. */
export function sharedProvides(compilation: Compilation): Record<string, SharedModuleUse> {
  const entries = [...compilation.modules].flatMap((module) => {
    const [, key, version] = provided.exec(module.identifier()) ?? [];
    if (key === undefined || version === undefined) return [];
    const blocks = module.blocks.flatMap(({ dependencies }) => dependencies);
    const target =
      compilation.moduleGraph.getOutgoingConnections(module)[0]?.module ??
      (blocks[0] ? compilation.moduleGraph.getModule(blocks[0]) : null);
    if (!target) throw new Error(`'${key}' is shared, but nothing was built for it.`);
    const names = namesOf(compilation, target, key);
    return [[key, { version, exports: withMembers(key, names).toSorted() }] as const];
  });
  const all = [...entries, [sharedRuntimeKey, sharedRuntimeProvided()] as const];
  return Object.fromEntries(all.toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}
