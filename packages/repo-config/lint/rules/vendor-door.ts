import { doors } from '../doors.ts';
import { onImport } from '../import-visitor.ts';
import { matchesPackage, matchesPath } from '../path-pattern.ts';
import { workspaceRule } from '../rule.ts';

/** One vendor, one door: the packages of doors.ts are imported only where it says. */
export const vendorDoor = workspaceRule((place, report) => {
  return onImport((specifier, node) => {
    const door = doors.find((candidate) =>
      candidate.packages.some((name) => matchesPackage(specifier, name)),
    );
    if (door === undefined || door.allowed.some((pattern) => matchesPath(place.path, pattern))) return;
    report(node, `'${specifier}' is not imported here. ${door.message}`);
  });
});
