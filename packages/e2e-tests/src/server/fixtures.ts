import { test as base, expect } from '@playwright/test';
import { TestServer } from './test-server.ts';

type OwnServer = { server: TestServer };

/**
 * Journeys run against a real server with the demonstration data. One worker shares one server; a journey that kills it
 * starts it again before it ends.
 */
export const test = base.extend<{ baseURL: string }, OwnServer>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names, and this fixture needs none
    async ({}, provide) => {
      await using server = await TestServer.start();
      await provide(server);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.origin);
  },
});

test.afterEach(async ({ server }, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) {
    await testInfo.attach('server', { body: server.said, contentType: 'text/plain' });
  }
});

export { expect };
