import { defineConfig } from 'vitest/config';

/** Vitest settings of everything that runs in a browser: jsdom, React cleaned up after each test. */
export const webTest = () =>
  defineConfig({
    oxc: { jsx: { runtime: 'automatic' } },
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      passWithNoTests: true,
      restoreMocks: true,
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
    },
  });
