import { test as base, expect, type Page } from '@playwright/test';
import { signInByCall } from '../browser/sign-in-by-call.ts';
import { TestServer } from './test-server.ts';

type OwnServer = { server: TestServer };
type Visit = {
  baseURL: string;
  /** A browser of its own for one person: `visit('media')` is signed in, `visit()` is a guest. */
  visit: (account?: string) => Promise<Page>;
};

/**
 * Journeys run against a real server with the demonstration data. One worker shares one server; a journey that kills it
 * starts it again before it ends.
 */
export const test = base.extend<Visit, OwnServer>({
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
  visit: async ({ browser, baseURL }, provide) => {
    await provide(async (account) => {
      const context = await browser.newContext({ baseURL });
      if (account !== undefined) await signInByCall(context.request, `${account}@rostrum.example`);
      return context.newPage();
    });
  },
});

test.afterEach(async ({ server }, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) {
    await testInfo.attach('server', { body: server.said, contentType: 'text/plain' });
  }
});

export { expect };
