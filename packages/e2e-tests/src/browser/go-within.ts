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
