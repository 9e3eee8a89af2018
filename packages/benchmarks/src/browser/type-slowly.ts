import type { Page } from '@playwright/test';

const keysEach = 30;

/** Opens an editor from its list, four times slower; the code of the list is there before, that of the editor is not. */
export async function openFromList(
  page: Page,
  { list, href, field }: { list: string; href: string; field: string },
): Promise<number> {
  await page.goto(list);
  const link = page.locator(`a[href^="${href}"]`).first();
  await link.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page.evaluate(
    async ([to, selector]) => {
      const found = document.querySelector<HTMLElement>(`a[href^="${to}"]`);
      const began = performance.now();
      found?.click();
      await new Promise<void>((ready) => {
        const look = () => {
          const text = document.querySelector(selector ?? '');
          if (text) requestAnimationFrame(() => setTimeout(ready));
          else requestAnimationFrame(look);
        };
        look();
      });
      return performance.now() - began;
    },
    [href, field],
  );
}

/** The time of each key, as the browser itself accounts it: from the event until its frame is painted. */
export async function typeKeys(page: Page, field: string): Promise<number[]> {
  const text = page.locator(field);
  await text.click({ position: { x: 40, y: 12 } });
  await page.evaluate(() => {
    // Kept in the document: what the page sees of it is text.
    const { dataset } = document.documentElement;
    dataset['keyTimes'] = '';
    document.addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        requestAnimationFrame(() =>
          setTimeout(() => {
            dataset['keyTimes'] += ` ${performance.now() - began}`;
          }),
        );
      },
      { capture: true },
    );
  });
  for (let key = 0; key < keysEach; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'KeyA');
    await page.waitForFunction(
      (count) => (document.documentElement.dataset['keyTimes'] ?? '').split(' ').length > count,
      key + 1,
    );
  }
  const times = await page.evaluate(() => document.documentElement.dataset['keyTimes'] ?? '');
  return times.trim().split(' ').map(Number);
}
