import { test as base, expect, type Page } from '@playwright/test';
import { signInByCall } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { demonstrationFolder } from '../server/demonstration.ts';
import { FaultProxy } from './site/fault-proxy.ts';
import { SiteFolder, type SiteFolderOptions } from './site/site-folder.ts';
import { Trial } from './site/trial.ts';

type Shared = {
  /** Where the built shell and areas are taken from; the working tree unless told otherwise. */
  sources: SiteFolderOptions;
  installation: { site: SiteFolder; server: TestServer; proxy: FaultProxy };
};
type Each = { trial: Trial; page: Page };

/**
 * A real server with the built shell and areas and the trial area, behind a network that can be damaged. A worker shares
 * it; a test has a browser context of its own, signed in as an administrator, with an empty cache.
 */
export const test = base.extend<Each, Shared>({
  sources: [{}, { scope: 'worker', option: true }],
  installation: [
    async ({ sources }, provide) => {
      using site = new SiteFolder(sources);
      site.release('one');
      await using proxy = await FaultProxy.start();
      await using folder = await demonstrationFolder();
      await using server = await TestServer.start({
        env: { PUBLIC_URL: proxy.origin, SITE_DIR: site.path },
        dataDir: folder.path,
      });
      proxy.serverPort = server.port;
      await provide({ site, server, proxy });
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ installation }, provide) => {
    await provide(installation.proxy.origin);
  },
  page: async ({ page, context }, provide) => {
    await signInByCall(context.request, 'administrator@rostrum.example');
    await provide(page);
  },
  trial: async ({ page, installation: { site, proxy } }, provide) => {
    const trial = new Trial(page, site, proxy);
    await trial.release('one');
    await provide(trial);
    proxy.endAll();
  },
});

test.afterEach(async ({ installation }, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) {
    await testInfo.attach('server', { body: installation.server.said, contentType: 'text/plain' });
  }
});

export { expect };
