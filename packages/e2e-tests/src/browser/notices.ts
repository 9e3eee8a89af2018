import { expect, type Page } from '@playwright/test';

export interface Notices {
  /** Waits until a notification with these words has been shown. */
  expectNotice: (words: string) => Promise<void>;
}

/**
 * Records every notification that a page shows from its next load on. One leaves after six seconds, and a busy machine may
 * not look at the page in that time.
 */
export async function followNotices(page: Page): Promise<Notices> {
  const shown: string[] = [];
  await page.exposeFunction('recordNotice', (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    const recorded = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('section[aria-label="Notifications"] li'))
        if (!recorded.has(card) && card.checkVisibility({ visibilityProperty: true })) {
          recorded.add(card);
          (Reflect.get(globalThis, 'recordNotice') as (text: string) => void)(card.textContent);
        }
    }).observe(document, { subtree: true, childList: true });
  });
  return {
    expectNotice: (words) =>
      expect.poll(() => shown, 'notifications of the page').toContainEqual(expect.stringContaining(words)),
  };
}
