import type { Page } from '@playwright/test';

const megabit = 1_000_000 / 8;

/** A phone of the middle class as DevTools draws it: a quarter of this processor's speed, the preset "Fast 4G". */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 165,
    downloadThroughput: 8.1 * megabit,
    uploadThroughput: 1.35 * megabit,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
