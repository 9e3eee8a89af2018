import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../../..');

/** Every workspace that has tests, run by one process: one warm-up and one report instead of twenty. */
export default defineConfig({
  root,
  test: {
    projects: globSync(
      ['shell', 'mf-*', 'packages/*'].map((folder) => `${folder}/vitest.config.ts`),
      { cwd: root },
    ).map((config) => join(root, dirname(config))),
  },
});
