import type { Browser } from '@playwright/test';
import type { TestServer } from '@rostrum/test-support/processes';
import { headingOf, linkTo, openSignedIn, type Tour } from './tour.ts';
import { countTransferred, type Bytes } from './transferred.ts';

export type TourBytes = { landing: Bytes; second: Bytes };

/** Bytes of code for the landing page, and for landing page and second area together. */
export async function tourBytes(
  browser: Browser,
  server: TestServer,
  { as, landing, second }: Tour,
): Promise<TourBytes> {
  const page = await openSignedIn(browser, server, as);
  const transferred = countTransferred(page);
  await page.goto(landing.href);
  await page.locator(headingOf(landing.area)).first().waitFor();
  const first = await transferred();
  await linkTo(page, second).click();
  await page.locator(headingOf(second.area)).first().waitFor();
  const both = await transferred();
  await page.context().close();
  return { landing: first, second: both };
}

/** Bytes of code that the sign-in page needs. What it fetches of the application in the background is a head start. */
export async function signInBytes(browser: Browser, server: TestServer): Promise<Bytes> {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const transferred = countTransferred(page, (url) => url.includes('sign-in'));
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const bytes = await transferred();
  await context.close();
  return bytes;
}
