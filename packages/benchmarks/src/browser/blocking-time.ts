import type { Browser } from '@playwright/test';
import { traceMainThread } from './trace-main-thread.ts';

/** How much slower than this processor the phone is that Lighthouse stands for. */
const slowness = 4;
/** From here on a task keeps a visitor waiting, in milliseconds; what is longer is blocking time. */
const longTask = 50;
const restMs = 1500;

/** Total blocking time: what each task takes beyond the first fifty milliseconds, in milliseconds. */
export const sumBlocking = (tasks: readonly number[]): number =>
  tasks.reduce((sum, task) => sum + Math.max(0, task - longTask), 0);

/** How long a guest's phone is blocked by a page as it arrives, in milliseconds, by what it takes of the processor. */
export async function measureBlocking(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const tasks = await traceMainThread(browser, await context.newPage(), async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(restMs);
    });
    return sumBlocking(tasks.map((task) => task * slowness));
  } finally {
    await context.close();
  }
}
