import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRepository, readWorkspaces } from '../repository.ts';
import { circlesIn } from './circles-in.ts';

/** A file by its path from the root, with the files and workspaces it imports; types count as well. */
export interface Importer {
  path: string;
  imports: readonly string[];
}

const specifiers = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The first parts in which two paths differ, and the folder in which both lie: `a/b/x.ts` and `a/c.ts` differ in b and c.ts. */
function partOf(from: string, to: string) {
  const [left, right] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (left[depth] === right[depth] && depth < Math.min(left.length, right.length) - 1) depth += 1;
  return { folder: left.slice(0, depth).join('/'), from: left[depth] ?? '', to: right[depth] ?? '' };
}

/** Circles of folders that lie side by side, each with the imports that close it. Circles of files alone are the linter's. */
export function folderCirclesIn(files: readonly Importer[]): string[] {
  const folders = new Map<string, Map<string, Set<string>>>();
  const examples = new Map<string, string>();
  for (const { path, imports } of files)
    for (const imported of imports) {
      const { folder, from, to } = partOf(path, imported);
      if (from === to) continue;
      const arrows = folders.get(folder) ?? new Map<string, Set<string>>();
      folders.set(folder, arrows);
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
      const arrow = [folder, from, to].join('>');
      examples.set(arrow, examples.get(arrow) ?? `${path} imports ${imported}`);
    }
  return [...folders].flatMap(([folder, arrows]) =>
    circlesIn(arrows)
      .filter((circle) => circle.some((name) => !name.includes('.')))
      .map((circle) => {
        const closing = circle.flatMap((from) =>
          circle.flatMap((to) => examples.get([folder, from, to].join('>')) ?? []),
        );
        return `${folder} has a circle of ${circle.join(', ')}: ${closing.join('; ')}. Move what both need to a folder that imports neither.`;
      }),
  );
}

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/** A reader learns a folder from those below it, so no two need each other. Tests may reach for all they test. */
export function folderCircles(): string[] {
  const workspaces = readWorkspaces();
  const isWorkspace = new Map(workspaces.map(({ name, folder }) => [name, folder]));
  const placeOf = (path: string, specifier: string): string[] => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier)];
    const [scope, name] = specifier.split('/');
    const folder = isWorkspace.get(`${scope}/${name}`);
    return folder === undefined ? [] : [folder];
  };
  const files = workspaces
    .flatMap(({ folder }) => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: inRepository('.') }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((path) => !isTest(path))
    .map((path) => ({
      path,
      imports: Array.from(readFileSync(inRepository(path), 'utf8').matchAll(specifiers), ([, found = '']) =>
        placeOf(path, found),
      )
        .flat()
        .filter((imported) => !isTest(imported)),
    }));
  return folderCirclesIn(files);
}
