import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import type { Metric } from '../metric.ts';
import { buildSingleBundle } from '../single-bundle/build.ts';

/** Two servers: areas loaded by federation, and the same source as one bundle. */
export type Sites = { federated: TestServer; single: TestServer };

/** What the single bundle is called in the table. */
export const singleBundle = 'one bundle of the same source, code-split';

/** Starts both sites and a browser, and ends them. */
export async function withBothSites(
  measure: (sites: Sites, browser: Browser) => Promise<Metric[]>,
): Promise<Metric[]> {
  const { site } = await buildSingleBundle();
  await using federated = await TestServer.start();
  await using single = await TestServer.start({ env: { SITE_DIR: site } });
  const browser = await chromium.launch(launchOptions());
  try {
    return await measure({ federated, single }, browser);
  } finally {
    await browser.close();
  }
}
