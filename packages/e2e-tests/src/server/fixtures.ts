import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { signInByCall } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { startBalancer, type Balancer } from './balancer.ts';
import { demonstrationFolder } from './demonstration.ts';

type Installation = {
  /** The address people use, in front of two servers that take turns. */
  origin: string;
  /** The one of the two that a journey may kill. */
  server: TestServer;
  balancer: Balancer;
};
type OwnInstallation = { installation: Installation; server: TestServer; balancer: Balancer };
type Visit = {
  baseURL: string;
  /** A browser of its own for one person: `visit('media')` is signed in, `visit()` is a guest. */
  visit: (account?: string) => Promise<Page>;
};

/**
 * Journeys run against two real servers on one database with the demonstration data, request by request in turns: nothing
 * that a page needs may be remembered in one of them. Each worker has its own; a journey that kills its server starts it
 * again before it ends.
 */
export const test = base.extend<Visit, OwnInstallation>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names, and this fixture needs none
    async ({}, provide) => {
      await using balancer = await startBalancer();
      await using folder = await demonstrationFolder();
      const options = { env: { PUBLIC_URL: balancer.origin }, dataDir: folder.path };
      await using server = await TestServer.start(options);
      await using second = await TestServer.start(options);
      balancer.ports.push(server.port, second.port);
      await provide({ origin: balancer.origin, server, balancer });
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  server: [
    async ({ installation }, provide) => {
      await provide(installation.server);
    },
    { scope: 'worker' },
  ],
  balancer: [
    async ({ installation }, provide) => {
      await provide(installation.balancer);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installation }, provide) => {
    await provide(installation.origin);
  },
  visit: async ({ browser, baseURL }, provide) => {
    // Left open, a page would go on asking and holding its live connection through all journeys that follow.
    const opened: BrowserContext[] = [];
    await provide(async (account) => {
      const context = await browser.newContext({ baseURL });
      opened.push(context);
      if (account !== undefined) await signInByCall(context.request, `${account}@rostrum.example`);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

test.afterEach(async ({ server }, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) {
    await testInfo.attach('server', { body: server.said, contentType: 'text/plain' });
  }
});

export { expect };
