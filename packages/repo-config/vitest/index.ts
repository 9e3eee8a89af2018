import { defineConfig } from 'vitest/config';

/** Vitest settings of everything that runs in a browser: jsdom with the gaps filled, React cleaned up after each test. */
export const webTest = () =>
  defineConfig({
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost/' } },
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['@rostrum/test-support/web-setup'],
      passWithNoTests: true,
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
      restoreMocks: true,
      testTimeout: 15_000,
    },
  });
