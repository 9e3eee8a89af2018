import { adviceFor, mayImport, testsMayAlsoImport } from '../roles.ts';
import { isOurs, isRelative, onImport, packageNameOf } from '../import-visitor.ts';
import { targetOf } from '../place.ts';
import { workspaceRule } from '../rule.ts';
import { workspaceByName } from '../workspaces.ts';

/** Contracts that areas carry: what all contracts share comes from the shell, which gives it by its name. */
const carried = /[\\/]contracts[\\/]src[\\/]areas[\\/]/;

/** Who may import whom, by role; and that a package is entered by its name, through its entry points. */
export const importMatrix = workspaceRule((place, report, { filename }) => {
  const { workspace, root, ships } = place;
  const allowed = ships ? mayImport[workspace.role] : [...mayImport[workspace.role], ...testsMayAlsoImport];

  return onImport((specifier, node) => {
    if (isRelative(specifier)) {
      const target = targetOf(filename, specifier)?.workspace;
      if (target && target.name !== workspace.name) {
        const fix = allowed.includes(target.role)
          ? `Import it by name: '${target.name}'.`
          : adviceFor(workspace.role, target.role);
        report(node, `'${specifier}' leaves ${workspace.name}. ${fix}`);
      }
      return;
    }
    if (!isOurs(specifier)) return;

    const name = packageNameOf(specifier);
    if (specifier.startsWith(`${name}/src`)) {
      report(
        node,
        `Remove the /src part of this import: '${name}' and its named subpaths are the entry points.`,
      );
      return;
    }
    if (name === workspace.name) {
      if (ships && !(specifier === '@rostrum/contracts' && carried.test(filename)))
        report(node, `This file is inside ${name}: import the file itself by a relative path.`);
      return;
    }
    const target = workspaceByName(name, root);
    if (target === null) {
      report(node, `There is no workspace '${name}'. See the map of the house in README.md.`);
      return;
    }
    // The presets of federation are a web library by role, yet config files are where they belong: restricted-imports.ts judges them.
    if (!allowed.includes(target.role)) {
      report(
        node,
        `A ${workspace.role} does not import a ${target.role}. ${adviceFor(workspace.role, target.role)}`,
      );
    }
  });
});
