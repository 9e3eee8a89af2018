import { expect, test } from '../fixtures.ts';
import { expectUsable } from '../site/frame.ts';

test('an area that throws in an update', async ({ page, trial }) => {
  await trial.open();
  await trial.press('Throw in an update');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(trial.bench()).toBeHidden();

  // Retry draws the page anew, from what it was when it was opened.
  await trial.retryButton().click();
  await expect(trial.bench()).toHaveText('Release one');
  await trial.press('Throw in an update');
  await expect(alert).toBeVisible();
  await expectUsable(page);
  await expect(trial.bench()).toHaveText('Release one');
});

test('an area that throws in an event handler', async ({ page, trial }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await trial.open();
  await trial.press('Throw in a handler');
  await expect.poll(() => thrown).toEqual(['The trial area threw in an event handler.']);
  await trial.press(/^Counted/);
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  await expectUsable(page);
});

test('an area that blocks the main thread for three seconds', async ({
  page,
  trial,
  installation: { proxy },
}) => {
  await trial.open();
  await trial.press('Block for three seconds');
  // The page is dead until it ends, and alive again from then on, with everything that was there before.
  await trial.press(/^Counted/);
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  await expectUsable(page);
  await expect(trial.bench()).toBeVisible();
  // It is charged to the area, when the page is left at the latest.
  await page.goto('about:blank');
  await expect
    .poll(() => proxy.reports.join('\n'))
    .toMatch(/"area":"trial"[^}]*"kind":"blocked"|"kind":"blocked"[^}]*"area":"trial"/);
});
