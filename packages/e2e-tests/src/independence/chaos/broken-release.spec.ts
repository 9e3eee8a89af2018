import type { TrialLabel } from '../trial-area/trial-releases.ts';
import { expect, test } from '../fixtures.ts';
import { expectUnavailable, expectUsable, goTo } from '../site/frame.ts';

const neverOnScreen: TrialLabel[] = [
  'throws-at-import',
  'throws-at-bootstrap',
  'throws-at-mount',
  'throws-outside-its-boundary',
  'has-no-lifecycles',
];

for (const label of neverOnScreen) {
  test(`a release that ${label.replaceAll('-', ' ')}`, async ({ page, trial }) => {
    await trial.release(label);
    await trial.open();
    await expectUnavailable(page);
    await expectUsable(page);
    await expectUnavailable(page);

    await trial.release('one');
    await trial.retryButton().click();
    await expect(trial.bench()).toHaveText('Release one');
    await expect(trial.unavailable()).toBeHidden();
    await expectUsable(page);
    await expect(trial.bench()).toBeVisible();
  });
}

test('a release that hangs at mount', async ({ page, trial }) => {
  await page.clock.install();
  await trial.release('hangs-at-mount');
  await trial.open();
  await expect(trial.container()).toHaveCount(1);
  await page.clock.runFor(6_000);
  await expectUnavailable(page);
  await expectUsable(page);
  await expect(trial.container()).toHaveCount(1);
  await page.clock.runFor(6_000);
  await expectUnavailable(page);

  await trial.release('one');
  await trial.retryButton().click();
  await expect(trial.bench()).toHaveText('Release one');
  await expect(trial.container()).toHaveCount(1);
});

test('a release that throws at its first render', async ({ page, trial }) => {
  await trial.release('throws-at-first-render');
  await trial.open();
  // Its own boundary has caught it, so the message is the area's; the frame around it is untouched.
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Sorry');
  await expect(trial.retryButton()).toBeVisible();
  await expectUsable(page);
  await expect(alert).toBeVisible();

  await trial.release('one');
  await goTo(page, 'Posts');
  await goTo(page, 'Trial');
  await expect(trial.bench()).toHaveText('Release one');
});

for (const label of ['throws-at-unmount', 'never-unmounts'] as const) {
  test(`a release that ${label.replaceAll('-', ' ')}`, async ({ page, trial }) => {
    await trial.release(label);
    await trial.open();
    await expect(trial.bench()).toBeVisible();
    for (let round = 0; round < 3; round += 1) {
      await expectUsable(page);
      await expect(trial.bench()).toHaveCount(1);
    }
    await trial.press(/^Counted/);
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  });
}

test('a release that leaks listeners, timers, styles and nodes', async ({ page, trial }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await trial.release('leaks');
  await trial.open();
  for (let round = 0; round < 3; round += 1) {
    await expect(trial.bench()).toHaveCount(1);
    await expectUsable(page);
  }
  await expect(trial.bench()).toHaveCount(1);
  // What it leaves is taken away behind it, and charged to it.
  await goTo(page, 'Posts');
  await expect(page.locator('[data-leaked]')).toHaveCount(0);
  await expect
    .poll(() => said.join('\n'))
    .toMatch(/trial \w+ left 5 listeners, 1 timer, 2 nodes; they were removed/);
  await goTo(page, 'Trial');
  await expect(trial.bench()).toHaveCount(1);
});
