import { restrictedImports } from '../restricted-imports.ts';
import { onImport } from '../import-visitor.ts';
import { matchesPackage, matchesPath } from '../path-pattern.ts';
import { workspaceRule } from '../rule.ts';

/** The packages of restricted-imports.ts are imported only where it says. */
export const restrictedVendorImport = workspaceRule((place, report) => {
  return onImport((specifier, node) => {
    const restriction = restrictedImports.find((candidate) =>
      candidate.packages.some((name) => matchesPackage(specifier, name)),
    );
    if (restriction === undefined || restriction.allowed.some((pattern) => matchesPath(place.path, pattern)))
      return;
    report(node, `'${specifier}' is not imported here. ${restriction.message}`);
  });
});
