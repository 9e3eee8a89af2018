import { defineConfig } from '@playwright/test';

/** The same few steps in browsers that Playwright does not drive as people have them: one project each. */
export default defineConfig({
  testDir: 'src/other-browsers',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browsers-artifacts',
  timeout: 300_000,
  workers: 1,
  reporter: 'list',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
