import type { Page } from '@playwright/test';
import { signInByCall } from '@rostrum/test-support/browser';
import { DeveloperServer } from '../site/developer-server.ts';
import { expect, test } from './fixtures.ts';
import { versionOf, type ReleaseDesk } from './release-desk.ts';

/** Agrees to run a release in this browser alone, by the link that a colleague would send. */
async function runOwn(page: Page, desk: ReleaseDesk) {
  await desk.upload('two');
  await page.goto(`/registry/override?area=trial&version=${versionOf('two')}`);
  await page.getByRole('button', { name: 'Show them to me' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/registry'));
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

test('an area from one’s own machine, in one browser, until that machine is gone', async ({
  page,
  trial,
  browser,
  baseURL,
}) => {
  await using developer = await DeveloperServer.start('two');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/registry/override?area=trial&url=${developer.url}`);
  await page.getByRole('button', { name: 'Show them to me' }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/registry'));
  await trial.open();
  await expect(trial.bench()).toHaveText('Release two');
  await trial.openLate();
  await expect(trial.late()).toHaveText('Late page of release two');
  await expect(banner(page)).toContainText('You are not seeing production.');
  await expect(banner(page)).toContainText(new URL(developer.url).host);
  expect(asked.filter((url) => url.includes('/remotes/trial/'))).toEqual([]);
  const context = await browser.newContext({ baseURL });
  await signInByCall(context.request, 'owner@rostrum.example');
  const theirs = await context.newPage();
  await theirs.goto('/dashboard/trial');
  await expect(theirs.locator('[data-trial="bench"]')).toHaveText('Release one');
  await expect(banner(theirs)).toHaveCount(0);
  await context.close();

  await developer.stop();
  await trial.open();
  await expect(trial.unavailable()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(trial.bench()).toHaveText('Release one');
  await expect(banner(page)).toHaveCount(0);
  await trial.open();
  await expect(trial.bench()).toHaveText('Release one');
});

test('the way back works when the shell does not start', async ({
  page,
  trial,
  desk,
  installation: { proxy },
}) => {
  // Before the first page: what a browser has of a shell it keeps.
  const placed = proxy.place(/^\/assets\/shell\/.*\.js$/, 'error 500');
  await runOwn(page, desk);
  await trial.open();
  expect(placed.hits).not.toEqual([]);
  // It shows itself after a quarter of a minute without anything drawn; that time is taken as passed.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  await page.getByRole('link', { name: 'go back to the released version' }).click();
  const isBack = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button').click();
  await isBack;
  placed.end();
  await trial.open();
  await expect(trial.bench()).toHaveText('Release one');
  await expect(banner(page)).toHaveCount(0);
});
