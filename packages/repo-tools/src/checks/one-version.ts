import { readFileSync } from 'node:fs';
import { inRepository, readWorkspaces } from '../repository.ts';

type Use = { folder: string; version: string };

/** Every place that names an external dependency, by its name. */
function usesByName(): Map<string, Use[]> {
  const top = JSON.parse(readFileSync(inRepository('package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const uses = new Map<string, Use[]>();
  const add = (folder: string, list: Record<string, string>) => {
    for (const [name, version] of Object.entries(list)) {
      uses.set(name, [...(uses.get(name) ?? []), { folder, version }]);
    }
  };
  add('.', top.devDependencies);
  for (const { folder, dependencies, devDependencies } of readWorkspaces()) {
    add(folder, dependencies);
    add(folder, devDependencies);
  }
  return uses;
}

export function oneVersion(): string[] {
  return [...usesByName()].flatMap(([name, uses]) => {
    if (name.startsWith('@rostrum/')) {
      return uses
        .filter(({ version }) => version !== '*')
        .map(({ folder }) => `${folder}/package.json: '${name}' is a workspace; write "*".`);
    }
    const versions = [...new Set(uses.map(({ version }) => version))];
    const loose = uses.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    return [
      ...(versions.length > 1
        ? [
            `'${name}' is wanted in ${versions.join(' and ')} (${uses.map(({ folder }) => folder).join(', ')}); choose one.`,
          ]
        : []),
      ...loose.map(
        ({ folder, version }) =>
          `${folder}/package.json: pin '${name}' to one version; '${version}' is a range.`,
      ),
    ];
  });
}
