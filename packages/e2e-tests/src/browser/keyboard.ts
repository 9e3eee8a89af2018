import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two of its controls. */
const mostStops = 250;

/** Keys alone: what cannot be reached by them is not found, however visible it is. */
export function createKeyboard(page: Page) {
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === element.ownerDocument.activeElement).catch(() => false);

  /** Goes on by Tab until the focus is there. */
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${String(target)} was not reached by ${String(mostStops)} stops of Tab.`);
  }

  return {
    reach,
    async press(target: Locator, key = 'Enter'): Promise<void> {
      await reach(target);
      await page.keyboard.press(key);
    },
    async write(target: Locator, text: string): Promise<void> {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
