import type { Browser } from '@playwright/test';
import type { TestServer } from '@rostrum/test-support/processes';
import { headingOf, openSignedIn } from './tour.ts';

/** A line of source that stops an area in a browser while its code is read, and leaves its unit tests alone. */
export const stopsInBrowsers =
  "\nif (globalThis.navigator.userAgent.includes('Chrome')) throw new Error('This release never starts.');\n";

/** People of the demonstration, each of whom counts as a visitor. */
const visitors = ['administrator', 'agent', 'expert', 'individual', 'staff'];

/** A new person opens the page of an area: milliseconds until its heading is there. */
export async function visitMs(
  browser: Browser,
  server: TestServer,
  { area, as = 'administrator' }: { area: string; as?: string },
): Promise<number> {
  const page = await openSignedIn(browser, server, as);
  const began = performance.now();
  await page.goto(`/dashboard/${area}`);
  await page.locator(headingOf(area)).first().waitFor();
  const lasted = performance.now() - began;
  await page.context().close();
  return lasted;
}

/** As many people as prove it open a release that fails, one after the other; each reports before the next one comes. */
export async function failEnough(browser: Browser, server: TestServer, area: string): Promise<void> {
  for (const as of visitors) {
    const page = await openSignedIn(browser, server, as);
    const reported = page.waitForResponse(
      (response) =>
        response.url().endsWith('/registry/reports') &&
        response.request().postData()?.includes('"kind":"error"') === true,
    );
    await page.goto(`/dashboard/${area}`);
    await reported;
    await page.context().close();
  }
}
