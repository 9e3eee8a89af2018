import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/browser/launch-options.ts';

export default defineConfig({
  testDir: 'src/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/artifacts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // One server, one worker: journeys share its data and each brings what it needs.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
