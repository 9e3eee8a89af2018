import { dirname, relative, resolve } from 'node:path';
import { rootOf, workspaceOf, type Workspace } from './workspaces.ts';

/** Where a linted file stands: its workspace, its path from the root, and whether it ships. */
export type Place = {
  workspace: Workspace;
  root: string;
  /** Path from the repository's root, with forward slashes. */
  path: string;
  /** Path from the workspace, with forward slashes. */
  inside: string;
  /** False for tests, config files, build presets and `testing/` helpers. */
  ships: boolean;
};

const slashes = (path: string) => path.replaceAll('\\', '/');

/** Describes a file, or null when no workspace holds it. */
export function placeOf(filename: string): Place | null {
  const workspace = workspaceOf(filename);
  if (workspace === null) return null;
  const root = rootOf(workspace);
  const inside = slashes(relative(workspace.directory, filename));
  const isTest = /\.(test|spec)\.tsx?$/.test(inside) || inside.includes('/testing/');
  // Presets of federation run in the bundler, on the machine that builds.
  const isBuildTime = inside.startsWith('src/build/');
  return {
    workspace,
    root,
    path: slashes(relative(root, filename)),
    inside,
    ships: inside.startsWith('src/') && !isTest && !isBuildTime,
  };
}

/** The place a relative specifier points to. */
export function targetOf(filename: string, specifier: string): Place | null {
  return placeOf(resolve(dirname(filename), specifier));
}
