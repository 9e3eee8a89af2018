import { isBuiltin } from 'node:module';
import { isRelative, onImport, packageNameOf } from '../import-visitor.ts';
import { workspaceRule } from '../rule.ts';
import { workspaceByName } from '../workspaces.ts';

/** Tests use the libraries that these workspaces install for everybody. */
const providersForTests = ['@rostrum/test-support', '@rostrum/repo-config'];

/** Every imported package is written in the package.json of the workspace that imports it. */
export const declaredDependency = workspaceRule((place, report) => {
  const { workspace, root, ships } = place;

  const isDeclared = (name: string) => {
    if (workspace.dependencies.has(name) || name === workspace.name) return true;
    if (ships && workspace.role !== 'tooling') return false;
    return (
      workspace.devDependencies.has(name) ||
      providersForTests.some((provider) => workspaceByName(provider, root)?.dependencies.has(name) === true)
    );
  };

  return onImport((specifier, node) => {
    if (isRelative(specifier) || specifier.startsWith('#') || isBuiltin(specifier)) return;
    const name = packageNameOf(specifier);
    const isTypesOnly = node.importKind === 'type' && workspace.devDependencies.has(`@types/${name}`);
    if (isDeclared(name) || isTypesOnly) return;
    const list = ships ? 'dependencies' : 'devDependencies';
    report(node, `'${name}' is not declared. Add it to ${list} of ${workspace.name}.`);
  });
});
