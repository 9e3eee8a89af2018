import { expect, test } from '../server/fixtures.ts';
test('x', async ({ visit }) => {
  const page = await visit('administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  const cdp = await page.context().newCDPSession(page);
  await page.goto('/dashboard/people');
  await expect(page.locator('main h1')).toBeFocused({ timeout: 3000 }).catch(() => console.log('not focused on load'));
  for (const rate of [1, 12, 25]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    for (let i = 0; i < 2; i++) {
      await page.reload();
      await expect(page.locator('main h1')).toBeVisible();
      const path: string[] = [];
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press('Tab');
        path.push(await page.evaluate(() => { const e = document.activeElement; return `${e?.tagName} ${e?.getAttribute('aria-label') ?? e?.textContent?.slice(0, 20)}`; }));
      }
      console.log(rate, path.join(' | '));
    }
  }
});
