import type { Compilation, Module, ModuleGraphConnection } from '@rspack/core';
import type { SharedModuleUse } from '@rostrum/contracts';
import { memberOf } from './contract-members.ts';
import { sharedRuntimeKey } from './shared-runtime-use.ts';
import { takenModules } from './shared-policy.ts';

const consumed = /^consume shared module \([^)]*\) (.+)@[^@]+ \(/;

const keyOf = (module: Module) => consumed.exec(module.identifier())?.[1];

/** The name that one import asks for; null when it only evaluates the module, `*` when it takes everything. */
function nameOf(key: string, { dependency }: ModuleGraphConnection): string | null {
  const { type, ids } = dependency;
  if (type === 'esm import') return null;
  const [name, member] = ids ?? [];
  if (name === undefined) return '*';
  return memberOf(key, name, member) ?? name;
}

const fileOf = (module: Module | null) =>
  module?.nameForCondition() ?? module?.identifier() ?? 'an unknown file';

/**
 * What an area takes from the shell, read from the bundler's own graph, so that it names what the bundle really asks for:
 * imports of types, of tests and of code that no one reaches are not in it.
 */
export function sharedNeeds(
  compilation: Compilation,
  rangeOf: (key: string) => string,
): Record<string, SharedModuleUse> {
  const { moduleGraph } = compilation;
  // Every area's entry borrows it: see replaced-modules.ts.
  const names = new Map<string, Set<string>>([[sharedRuntimeKey, new Set()]]);
  for (const module of compilation.modules) {
    const key = keyOf(module);
    const policy = takenModules.find((one) => one.key === key);
    if (key === undefined || policy === undefined) continue;
    const found = names.get(key) ?? new Set<string>();
    names.set(key, found);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (connection.getActiveState(undefined) === false) continue;
      const name = nameOf(key, connection);
      // React's own names need no list: its version says it all, and other people's packages take it whole.
      if (name === '*' && policy.requiredVersion === undefined) {
        throw new Error(
          `${fileOf(connection.originModule)} takes '${key}' whole. Import the names it uses: a shell is asked for them before the area's code runs.`,
        );
      }
      if (name !== null && name !== '*') found.add(name);
    }
  }
  return Object.fromEntries(
    [...names]
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([key, found]) => [key, { version: rangeOf(key), exports: [...found].toSorted() }]),
  );
}
