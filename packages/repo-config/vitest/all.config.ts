import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import { groupByPreset, type WorkspaceTests } from './group-by-preset.ts';

const root = resolve(import.meta.dirname, '../../..');

const readWorkspaceTests = async (file: string): Promise<WorkspaceTests> => {
  const { default: config } = (await import(pathToFileURL(join(root, file)).href)) as {
    default: ViteUserConfig;
  };
  return { folder: dirname(file), config };
};

const files = globSync(
  ['shell', 'mf-*', 'packages/*'].map((folder) => `${folder}/vitest.config.ts`),
  { cwd: root },
);

/**
 * Every workspace that has tests, run by one process. Workspaces with the same settings are one project: workers keep what
 * they have loaded from file to file of a project, and load it again for each project.
 */
export default defineConfig({
  root,
  test: {
    // Output is shown for failed tests only.
    silent: 'passed-only',
    projects: groupByPreset(await Promise.all(files.toSorted().map(readWorkspaceTests))).map(
      ({ include, config }) => mergeConfig(config, { root, test: { include } }),
    ),
  },
});
