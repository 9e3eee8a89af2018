import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What keeps areas from each other, on built artefacts: each worker has a server, a site and a network of its own. */
export default defineConfig({
  ...journeys,
  testDir: 'src/independence',
  outputDir: 'test-results/independence-artifacts',
  globalSetup: './src/independence/global-setup.ts',
  grepInvert: /@nightly/,
  // Areas are looked at as they move.
  use: { ...journeys.use, contextOptions: {} },
  workers: 2,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: 'test-results/independence.json' }]],
});
