import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { versionOf, type ReleaseDesk } from './release-desk.ts';

/** Agrees to run a release in this browser alone, by the link that a colleague would send. */
async function runOwn(page: Page, desk: ReleaseDesk) {
  await desk.upload('two');
  await page.goto(`/registry/override?area=trial&version=${versionOf('two')}`);
  await page.getByRole('button', { name: 'Show them to me' }).click();
  await page.waitForURL('**/dashboard');
}

const banner = (page: Page) => page.getByRole('region', { name: 'Overrides' });

test('one release for one browser, with a banner that ends it', async ({ page, trial, desk }) => {
  await runOwn(page, desk);
  await trial.open();
  await expect(trial.bench()).toHaveText('Release two');
  await expect(banner(page)).toContainText('You are not seeing production.');
  await banner(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(trial.bench()).toHaveText('Release one');
  await expect(banner(page)).toHaveCount(0);
});

test('the way back works when the shell does not start', async ({
  page,
  trial,
  desk,
  installation: { proxy },
}) => {
  await runOwn(page, desk);
  const placed = proxy.place(/^\/assets\/shell\/.*\.js$/, 'error 500');
  await trial.open();
  expect(placed.hits).not.toEqual([]);
  await page.locator('a[href^="/registry/reset"]').click();
  const isBack = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button').click();
  await isBack;
  placed.end();
  await trial.open();
  await expect(trial.bench()).toHaveText('Release one');
  await expect(banner(page)).toHaveCount(0);
});
