import { expect, type Page } from '@playwright/test';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], .ant-popover';
/** Counts its seconds, so that everything pressed meanwhile would seem to do something. */
const notification = '.r-notification';
/** How long an overlay may take to go after Escape, until the page is opened again instead. */
const timeout = 2000;

/** Follows which menu or dialog belongs to which control, and takes away what is in the way of the next. */
export function followOverlays(page: Page) {
  const shown = page.locator(overlays).locator('visible=true');
  /** Those that another control than the given one opened. */
  const readOthers = (owner: string | null) =>
    shown.evaluateAll(
      (elements, mark) =>
        elements.filter(
          (element) =>
            mark === null || element.closest('[data-crawl-owner]')?.getAttribute('data-crawl-owner') !== mark,
        ).length,
      owner,
    );
  return {
    /** Notes which control opened what is shown now. */
    async markAs(owner: string): Promise<void> {
      await shown.evaluateAll((elements, mark) => {
        for (const element of elements) element.setAttribute('data-crawl-owner', mark);
      }, owner);
    },

    /** Whether a menu or a dialog is open. */
    isAny: async (): Promise<boolean> => (await shown.count()) > 0,

    /** Closes what other controls opened; false when something stays open. */
    async closeAllBut(owner: string | null): Promise<boolean> {
      for (let left = await readOthers(owner); left > 0;) {
        // Counted before: what closes at once would be waited for in vain.
        const count = await shown.count();
        await page.keyboard.press('Escape');
        const isLess = await expect(async () => expect(await shown.count()).toBeLessThan(count))
          .toPass({ intervals: [20, 50, 100], timeout })
          .then(
            () => true,
            () => false,
          );
        if (!isLess) return false;
        left = await readOthers(owner);
      }
      return true;
    },

    async dismissNotifications(): Promise<void> {
      const cards = page.locator(notification).locator('visible=true');
      for (let left = await cards.count(); left > 0; left -= 1)
        await cards
          .first()
          .getByRole('button', { name: /^Dismiss/ })
          .click({ timeout })
          .catch(() => undefined);
    },
  };
}
