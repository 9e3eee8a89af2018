import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '../../..');

export type Workspace = {
  name: string;
  /** Folder from the root, with forward slashes. */
  folder: string;
  role: string | undefined;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

type PackageJson = Partial<Omit<Workspace, 'folder' | 'role'>> & { platform?: { role?: string } };

/** Every workspace, in the order of its folder. */
export function readWorkspaces(): Workspace[] {
  return globSync(['shell/package.json', 'mf-*/package.json', 'packages/*/package.json'], { cwd: root })
    .toSorted()
    .map((file) => {
      const json = JSON.parse(readFileSync(join(root, file), 'utf8')) as PackageJson;
      return {
        name: json.name ?? '',
        folder: dirname(file).replaceAll('\\', '/'),
        role: json.platform?.role,
        scripts: json.scripts ?? {},
        dependencies: json.dependencies ?? {},
        devDependencies: json.devDependencies ?? {},
      };
    });
}

/** Path of a file of the repository, from the root. */
export const inRepository = (...parts: string[]) => join(root, ...parts);

export const exists = (path: string) => existsSync(inRepository(path));
