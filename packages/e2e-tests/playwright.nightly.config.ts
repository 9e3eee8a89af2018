import { defineConfig } from '@playwright/test';
import independence from './playwright.independence.config.ts';

/** What takes minutes and what every change is not likely to break: an area that is generated, checked and released. */
export default defineConfig({
  ...independence,
  outputDir: 'test-results/nightly-artifacts',
  grepInvert: [],
  grep: /@nightly/,
  reporter: [['list'], ['json', { outputFile: 'test-results/nightly.json' }]],
});
