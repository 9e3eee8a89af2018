import { expect, test } from '../fixtures.ts';
import { expectUnavailable, expectUsable } from '../site/frame.ts';

/** More than an area is given for all of its loading. */
const longEnough = 21_000;
/** More than the file of a page is given, which is asked for twice. */
const twiceAFile = 41_000;

for (const file of ['manifest', 'entry', 'exposed chunk'] as const) {
  test(`${file} of an area hangs`, async ({ page, trial }) => {
    await page.clock.install();
    const placed = trial.damage(file, 'hanging');
    await trial.open();
    await expect.poll(() => placed.hits.length).toBeGreaterThan(0);
    // It is still being loaded, and everything else works.
    await expectUsable(page);
    await page.clock.runFor(longEnough);
    await expectUnavailable(page);

    placed.end();
    await trial.retryButton().click();
    await expect(trial.bench()).toHaveText('Release one');
    await expectUsable(page);
    await expect(trial.bench()).toBeVisible();
  });
}

test('a chunk of a page of an area hangs', async ({ page, trial }) => {
  await page.clock.install();
  await trial.open();
  await expect(trial.bench()).toBeVisible();
  const placed = trial.damage('late chunk', 'hanging');
  await trial.openLate();
  await expect.poll(() => placed.hits.length).toBeGreaterThan(0);
  await expectUsable(page);
  await expect(trial.bench()).toBeVisible();
  await trial.openLate();
  await page.clock.runFor(twiceAFile);
  await expect(trial.brokenPage()).toBeVisible();

  placed.end();
  await trial.retryButton().click();
  await expect(trial.late()).toBeVisible();
});
