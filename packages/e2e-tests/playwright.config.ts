import { defineConfig } from '@playwright/test';
import { launchOptions } from '@rostrum/test-support/browser';

const { args = [], ...browser } = launchOptions();

// Browsers share the processors with the servers: waiting for them is no overload of a server.
process.env.REQUEST_WAIT_MS ??= '10000';

export default defineConfig({
  testDir: 'src/journeys',
  globalSetup: './src/server/prepare-demonstration.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/artifacts',
  timeout: 600_000,
  // What ran is reported also then: whoever stops this from outside learns nothing of it.
  globalTimeout: 55 * 60_000,
  // What is there at once on an idle machine may take its time on a busy one; only what fails waits so long.
  expect: { timeout: 60_000 },
  // Each worker has servers and data of its own; journeys share them in any order, and each brings what it needs. One more
  // than a small machine has processors: some journeys wait for clocks and connections, and another goes on meanwhile.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // What cannot be pressed after so long would otherwise use up the time of its whole journey.
    actionTimeout: 120_000,
    browserName: 'chromium',
    headless: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    // A click on what is still moving may be lost, and moving things costs a fifth of the processor time within the application.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure says what was looked at and what was seen. A trace holds every state of every page, and was thrown away
    // after each journey that passed: a tenth of the processor time of all of them. Ask for it when looking for a cause.
    trace: process.env.JOURNEY_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // No one looks at a screen: drawing for one that pretends to have a graphics card costs more.
    launchOptions: { ...browser, args: [...args, '--disable-gpu'] },
  },
});
