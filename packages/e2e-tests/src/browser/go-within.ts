import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Whether an address is a page of the application. Public pages and sign-in are documents of their own. */
export const isWithinApplication = (address: string): boolean =>
  new URL(address, 'http://localhost').pathname.startsWith('/dashboard');

/**
 * Goes to an address as a link within the application does: what is loaded stays, and only the page changes. Loading
 * everything anew for each page took longer than looking at it.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    if (new URL(to, location.href).href === location.href) return;
    // Comes once the area of the page before is gone and the next one is there.
    const isThere = new Promise((resolve) =>
      addEventListener('single-spa:routing-event', resolve, { once: true }),
    );
    history.pushState({ key: crypto.randomUUID() }, '', to);
    await isThere;
  }, address);
}

/** No area's page: on the way back each page is drawn from the beginning. */
const nowhere = '/dashboard/no-such-page';
/** Milliseconds after which a page keeps whoever wants to leave it: it asks what shall become of what was not saved. */
const timeout = 5000;

/** Leaves every area and opens a page; false when the page before did not let go. */
export async function leaveAndReturn(page: Page, address: string): Promise<boolean> {
  const stayed = new AbortController();
  const isThere = goWithin(page, nowhere)
    .then(() => goWithin(page, address))
    .then(() => true)
    // The document was replaced meanwhile.
    .catch(() => false);
  const isKept = wait(timeout, false, { signal: stayed.signal, ref: false }).catch(() => false);
  const isBack = await Promise.race([isThere, isKept]);
  stayed.abort();
  return isBack;
}
