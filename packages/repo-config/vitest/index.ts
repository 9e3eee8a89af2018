import { join } from 'node:path';
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { timeout } from './timeout.ts';

/** All cores: no one works beside a test run, and many tests wait. Projects that run together must say the same. */
const maxWorkers = '100%';

/**
 * Room for what is made and dropped at once. React and jsdom make so much of it that V8's own 16 MB are full many times in
 * each test, and what is in use then is copied each time: a sixth of the processor time of the page tests.
 */
const nursery = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/**
 * Whether the run is the nightly one. Judged sets, plans over large data and builds of whole areas are named
 * `*.nightly.test.ts`; they run with TEST_NIGHTLY=1, and nothing else does then.
 */
export const isNightly = process.env.TEST_NIGHTLY === '1';
const findTests = (extensions: string) => ({
  include: [`src/**/*${isNightly ? '.nightly' : ''}.test.${extensions}`],
  exclude: isNightly ? configDefaults.exclude : [...configDefaults.exclude, '**/*.nightly.test.*'],
});

const common = ['wait-longer.ts', 'end-stuck-file.ts'].map((file) => join(import.meta.dirname, file));

/**
 * Vitest settings of everything that runs in a browser: jsdom with the gaps filled, React cleaned up after each test. Files
 * share the loaded modules, as areas do in a tab; loading them for each file took longer than the tests.
 */
export const webTest = () =>
  defineConfig({
    oxc: { jsx: { runtime: 'automatic' } },
    // Node would be given the part that reads files of a disk.
    resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
    test: {
      name: 'pages',
      environment: 'jsdom',
      isolate: false,
      execArgv: nursery,
      environmentOptions: { jsdom: { url: 'http://localhost/' } },
      ...findTests('{ts,tsx}'),
      setupFiles: [...common, '@rostrum/test-support/web-setup', '@rostrum/ui-kit/testing'],
      passWithNoTests: true,
      maxWorkers,
      restoreMocks: true,
      expect: { poll: { timeout: timeout } },
      testTimeout: 180_000,
    },
  });

/** Vitest settings of isomorphic and server code. Files share the loaded modules here too. */
export const nodeTest = () =>
  defineConfig({
    test: {
      name: 'logic',
      environment: 'node',
      isolate: false,
      ...findTests('ts'),
      setupFiles: common,
      passWithNoTests: true,
      maxWorkers,
      restoreMocks: true,
      expect: { poll: { timeout: timeout } },
      testTimeout: 180_000,
    },
  });

/**
 * Vitest settings of server packages. One PostgreSQL for the run; files share its processors, so not too many at once.
 * They share the loaded server too: whatever a server remembers belongs to its app, of which each test makes its own.
 */
export const serverTest = () =>
  mergeConfig(nodeTest(), {
    // The views of public pages are drawn from their source; what runs a server draws from their build.
    oxc: { jsx: { runtime: 'automatic' } },
    ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
    test: {
      name: 'server',
      globalSetup: '@rostrum/test-support/server/global-setup',
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
      hookTimeout: 180_000,
    },
  });
