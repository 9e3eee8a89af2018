import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { roles, type Role } from './roles.ts';

export type Workspace = {
  name: string;
  role: Role;
  /** Absolute folder. */
  directory: string;
  /** Keys of `exports`: the entry points of the package. */
  entryPoints: readonly string[];
  /** What src/ may import. */
  dependencies: ReadonlySet<string>;
  /** What tests and config files may import besides. */
  devDependencies: ReadonlySet<string>;
};

type PackageJson = {
  name?: string;
  workspaces?: string[];
  platform?: { role?: string };
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const byFolder = new Map<string, Workspace | null>();

function isRole(role: string | undefined): role is Role {
  return roles.some((known) => known === role);
}

function readWorkspace(directory: string): Workspace | null {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) return null;
  const json = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  const role = json.platform?.role;
  if (json.name === undefined || !isRole(role)) return null;
  return {
    name: json.name,
    role,
    directory,
    entryPoints: Object.keys(json.exports ?? {}),
    dependencies: new Set(Object.keys({ ...json.dependencies, ...json.peerDependencies })),
    devDependencies: new Set(Object.keys(json.devDependencies ?? {})),
  };
}

/** The workspace that holds a file, or null outside all of them. */
export function workspaceOf(path: string): Workspace | null {
  const directory = dirname(path);
  const known = byFolder.get(directory);
  if (known !== undefined) return known;
  const found =
    readWorkspace(directory) ?? (directory === dirname(directory) ? null : workspaceOf(directory));
  byFolder.set(directory, found);
  return found;
}

/** The repository's root above a workspace: the folder whose package.json lists the workspaces. */
export function rootOf(workspace: Workspace): string {
  let directory = dirname(workspace.directory);
  while (directory !== dirname(directory)) {
    const file = join(directory, 'package.json');
    if (existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as PackageJson))
      return directory;
    directory = dirname(directory);
  }
  return dirname(workspace.directory);
}

/** A workspace by its package name, looked up where the installer linked it, else by folder convention. */
export function workspaceByName(name: string, root: string): Workspace | null {
  const short = name.replace(/^@rostrum\//, '');
  return (
    [join(root, 'packages', short), join(root, short)].map(readWorkspace).find((found) => found !== null) ??
    null
  );
}
