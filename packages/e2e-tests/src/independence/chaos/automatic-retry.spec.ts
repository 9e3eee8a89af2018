import { expect, test } from '../fixtures.ts';
import { expectUnavailable } from '../site/frame.ts';

test('an area that is away is tried again by itself, with growing pauses, and comes back', async ({
  page,
  trial,
}) => {
  await page.clock.install();
  const counting = page.getByText(/Trying again in \d+ s/);
  /** Lets the pause pass second by second, for as long as there is one. */
  const pass = async () => {
    if (await counting.isVisible()) await page.clock.runFor(1_000);
  };

  const placed = trial.damage('everything', 'down');
  await trial.open();
  await expectUnavailable(page);
  for (const pause of [/in (10|9|8) s/, /in (20|19|18) s/]) {
    await expect(counting).toHaveText(pause);
    const before = placed.hits.length;
    await expect
      .poll(() => pass().then(() => placed.hits.length), { intervals: [50] })
      .toBeGreaterThan(before);
  }
  await expect(counting).toHaveText(/in (40|39|38) s/);
  placed.end();
  await expect.poll(() => pass().then(() => trial.bench().count()), { intervals: [50] }).toBe(1);
  await expect(trial.unavailable()).toBeHidden();
});

test('somebody who does not want it to be tried again says so', async ({ page, trial }) => {
  const placed = trial.damage('everything', 'down');
  await trial.open();
  await expectUnavailable(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Trying again in/)).toBeHidden();
  await page.clock.install();
  const before = placed.hits.length;
  await page.clock.runFor(60_000);
  expect(placed.hits).toHaveLength(before);

  placed.end();
  await trial.retryButton().click();
  await expect(trial.bench()).toHaveText('Release one');
});
