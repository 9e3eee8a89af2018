import { expect, type Page } from '@playwright/test';

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], .ant-popover';
/** Counts its seconds, so that everything pressed meanwhile would seem to do something. */
const notification = '.r-notification';
/** How long an overlay may take to go after Escape, until the page is opened again instead. */
const timeout = 2000;

/** Shown overlays, those of them that another control than the given one opened, and notifications. */
interface Obstacles {
  shown: number;
  others: number;
  notifications: number;
}

/** Follows which menu or dialog belongs to which control, and takes away what is in the way of the next. */
export function followOverlays(page: Page) {
  const read = (owner: string | null): Promise<Obstacles> =>
    page.evaluate(
      ([overlay, card, mark]) => {
        const findShown = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
          });
        const shown = findShown(overlay);
        const others = shown.filter(
          (element) =>
            mark === null || element.closest('[data-crawl-owner]')?.getAttribute('data-crawl-owner') !== mark,
        );
        return {
          shown: shown.length,
          others: others.length,
          notifications: findShown(card).length,
        };
      },
      [overlays, notification, owner] as const,
    );

  /** Closes what other controls opened; false when something stays open. */
  async function closeOthers(owner: string | null, found: Obstacles): Promise<boolean> {
    for (let left = found; left.others > 0; left = await read(owner)) {
      const before = left.shown;
      await page.keyboard.press('Escape');
      const isLess = await expect(async () => expect((await read(owner)).shown).toBeLessThan(before))
        .toPass({ intervals: [20, 50, 100], timeout })
        .then(
          () => true,
          () => false,
        );
      if (!isLess) return false;
    }
    return true;
  }

  async function dismissNotifications(count: number): Promise<void> {
    const cards = page.locator(notification).locator('visible=true');
    for (let left = count; left > 0; left -= 1)
      await cards
        .first()
        .getByRole('button', { name: /^Dismiss/ })
        .click({ timeout })
        .catch(() => undefined);
  }

  return {
    /** Notes which control opened what is shown now. */
    async markAs(owner: string): Promise<void> {
      await page
        .locator(overlays)
        .locator('visible=true')
        .evaluateAll((elements, mark) => {
          for (const element of elements) element.setAttribute('data-crawl-owner', mark);
        }, owner);
    },

    /** Whether a menu or a dialog is open. */
    isAny: async (): Promise<boolean> => (await read(null)).shown > 0,

    /** Dismisses notifications and closes what other controls opened; false when something stays open. */
    async clear(owner: string | null): Promise<boolean> {
      const found = await read(owner);
      await dismissNotifications(found.notifications);
      return closeOthers(owner, found);
    },
  };
}
