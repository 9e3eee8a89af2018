import { globSync, readFileSync } from 'node:fs';
import { exists, inRepository, readWorkspaces } from '../repository.ts';

/** One line each, to packages/federation and packages/repo-config; the same bytes in every area. */
export const identicalFiles = ['rspack.config.ts', 'tsconfig.json', 'vitest.config.ts'];

/** The same in every area too: the one federated export, and the page that runs the area alone. */
export const sharedSourceFiles = ['src/remote.ts', 'src/remote.test.ts', 'src/standalone.tsx'];

/** What every area has, whatever it is about. */
export const skeletonFiles = ['README.md', 'src/manifest.ts', 'src/paths.ts', 'src/routes.tsx'];
export const skeletonFolders = ['src/pages', 'src/features'];
const allowedInSource = [
  'remote.ts',
  'manifest.ts',
  'paths.ts',
  'routes.tsx',
  'remote.test.ts',
  'standalone.tsx',
  'pages',
  'features',
];

const text = (path: string) => readFileSync(inRepository(path), 'utf8');

export function areaSkeleton(): string[] {
  const areas = readWorkspaces().filter(({ role }) => role === 'remote');
  const model = areas[0]?.folder ?? '';
  return areas.flatMap(({ folder, scripts }) => [
    ...[...identicalFiles, ...sharedSourceFiles, ...skeletonFiles, ...skeletonFolders]
      .filter((file) => !exists(`${folder}/${file}`))
      .map((file) => `${folder}/${file} is missing.`),
    ...[...identicalFiles, ...sharedSourceFiles]
      .filter((file) => exists(`${folder}/${file}`) && exists(`${model}/${file}`))
      .filter((file) => text(`${folder}/${file}`) !== text(`${model}/${file}`))
      .map(
        (file) => `${folder}/${file} differs from ${model}/${file}; what an area needs goes into the preset.`,
      ),
    ...(JSON.stringify(scripts) === JSON.stringify(areas[0]?.scripts)
      ? []
      : [`${folder}/package.json: the scripts differ from those of ${model}.`]),
    ...globSync('*', { cwd: inRepository(folder, 'src') })
      .filter(
        (name) => !allowedInSource.includes(name) && !/^(manifest|paths|routes)\.test\.tsx?$/.test(name),
      )
      .map((name) => `${folder}/src/${name} is not part of the skeleton; put it under pages/ or features/.`),
  ]);
}
