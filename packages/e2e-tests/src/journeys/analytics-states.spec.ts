import type { Page } from '@playwright/test';
import { signInByCall } from '@rostrum/test-support/browser';
import { goWithin } from '../browser/go-within.ts';
import { graveFaults } from '../browser/grave-faults.ts';
import { followDrawing } from '../crawl/wait-until-drawn.ts';
import { expect, test } from '../server/fixtures.ts';

const pages = [
  '/dashboard/analytics',
  '/dashboard/analytics/people',
  '/dashboard/analytics/posts',
  '/dashboard/analytics/qanda',
  '/dashboard/analytics/inquiries',
  '/dashboard/analytics/coverage',
  '/dashboard/analytics/report',
];
/** Days before anything was counted. */
const nothing = '?range=custom&from=2001-01-01&to=2001-01-07&compare=off';
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function judge(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, size] of [
    ['light', wide],
    ['dark', phone],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // What was pressed last may stand half below the header, and colours change over some frames.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    found.push(...(await graveFaults(page, 'everything')).map((fault) => `${where} ${colorScheme} ${fault}`));
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate((html) => ({ scrollWidth: html.scrollWidth, clientWidth: html.clientWidth }));
    if (scrollWidth > clientWidth) found.push(`${where} is wider than ${size.width} px`);
  }
  return found;
}

async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize(wide);
  await goWithin(page, address);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('analytics have no serious fault with their tables shown, with nothing counted, and when figures fail', async ({
  page,
}) => {
  test.setTimeout(pages.length * 120_000);
  await signInByCall(page.request, 'administrator@rostrum.example');
  const drawn = followDrawing(page);
  await page.goto('/dashboard');
  const found: string[] = [];
  for (const path of pages) {
    await open(page, path);
    // How many tables there are is read once.
    await drawn.wait();
    const tables = page.locator('main summary');
    for (const table of await tables.all()) await table.click();
    found.push(...(await judge(page, `${path} with tables`)));
  }
  for (const path of pages.slice(0, -1)) {
    await open(page, `${path}${nothing}`);
    found.push(...(await judge(page, `${path} with nothing`)));
  }
  await page.route(/\/app\/(insights|analytics|coverage|reports)\//, (route) => route.abort());
  for (const path of pages) {
    await open(page, `${path}?range=custom&from=2002-01-01&to=2002-01-07&month=2020-01`);
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    found.push(...(await judge(page, `${path} failing`)));
  }
  expect(found).toEqual([]);
});
