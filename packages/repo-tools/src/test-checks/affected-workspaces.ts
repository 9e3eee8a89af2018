import type { Workspace } from '../repository.ts';

type Node = Pick<Workspace, 'name' | 'folder' | 'dependencies' | 'devDependencies'>;

const dependsOn = ({ dependencies, devDependencies }: Node, names: ReadonlySet<string>): boolean =>
  [...Object.keys(dependencies), ...Object.keys(devDependencies)].some((name) => names.has(name));

/** Every workspace that uses one of these, directly or through others, and these themselves. */
function addDependents(workspaces: readonly Node[], start: readonly Node[]): Node[] {
  const names = new Set(start.map(({ name }) => name));
  let size: number;
  do {
    size = names.size;
    for (const workspace of workspaces) if (dependsOn(workspace, names)) names.add(workspace.name);
  } while (names.size > size);
  return workspaces.filter(({ name }) => names.has(name));
}

/**
 * The folders whose tests changed files can reach: their workspaces and every workspace that depends on these. A file
 * outside of every workspace (the lockfile, settings at the root) can reach everything; documents at the root reach nothing.
 */
export function findAffected(files: readonly string[], workspaces: readonly Node[]): string[] {
  const ownerOf = (file: string) => workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  const relevant = files.filter((file) => ownerOf(file) !== undefined || !file.endsWith('.md'));
  const owners = relevant.map(ownerOf);
  if (owners.includes(undefined)) return workspaces.map(({ folder }) => folder);
  const changed = owners.filter((owner) => owner !== undefined);
  return addDependents(workspaces, changed).map(({ folder }) => folder);
}
