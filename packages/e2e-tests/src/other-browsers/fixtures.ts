import { test as base } from '@playwright/test';
import { TestServer } from '@rostrum/test-support/processes';
import type { DrivenBrowser, DrivenPage } from './driven-page.ts';
import { findFirefox } from './firefox.ts';
import { createPerson, type Person } from './person.ts';
import { findWebKit } from './webkit.ts';

const browsers: Record<string, () => DrivenBrowser> = { firefox: findFirefox, webkit: findWebKit };

type Fixtures = {
  /** Opens a browser with cookies of its own for one person. */
  sitDown: () => Promise<Person>;
};
type WorkerFixtures = { openBrowser: () => Promise<DrivenPage>; server: TestServer };

/** One browser of a project, and one server for all files that ask for it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  openBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names, and this fixture needs none
    async ({}, provide, { project }) => {
      const browser = browsers[project.name]?.() ?? { missing: `No browser is called ${project.name}.` };
      if ('missing' in browser) throw new Error(browser.missing);
      await provide(browser.open);
    },
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names, and this fixture needs none
    async ({}, provide) => {
      await using server = await TestServer.start();
      await provide(server);
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  // The browser is looked for first: a server need not start for one that is missing.
  sitDown: async ({ openBrowser, server }, provide) => {
    await using opened = new AsyncDisposableStack();
    await provide(async () => {
      const page = opened.use(await openBrowser());
      console.warn(`Driving ${page.version}`);
      return createPerson(page, server.origin);
    });
  },
});
