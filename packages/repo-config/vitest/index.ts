import { defineConfig } from 'vitest/config';

/** All cores: nobody works beside a test run, and many tests wait. Projects that run together must say the same. */
const maxWorkers = '100%';

/**
 * Vitest settings of everything that runs in a browser: jsdom with the gaps filled, React cleaned up after each test. Files
 * share the loaded modules, as areas do in a tab; loading them for each file took longer than the tests.
 */
export const webTest = () =>
  defineConfig({
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      environment: 'jsdom',
      isolate: false,
      environmentOptions: { jsdom: { url: 'http://localhost/' } },
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['@rostrum/test-support/web-setup'],
      passWithNoTests: true,
      maxWorkers,
      restoreMocks: true,
      testTimeout: 15_000,
    },
  });

/** Vitest settings of isomorphic and server code. */
export const nodeTest = () =>
  defineConfig({
    test: {
      environment: 'node',
      include: ['src/**/*.test.ts'],
      passWithNoTests: true,
      maxWorkers,
      restoreMocks: true,
      testTimeout: 15_000,
    },
  });
