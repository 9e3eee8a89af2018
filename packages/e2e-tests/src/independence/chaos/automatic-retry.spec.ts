import { expect, test } from '../fixtures.ts';
import { expectUnavailable } from '../site/frame.ts';

test('an area that is away is tried again by itself, with growing pauses, and comes back', async ({
  page,
  trial,
}) => {
  await page.clock.install();
  const counting = page.getByText(/Trying again in \d+ s/);
  const placed = trial.damage('everything', 'down');
  await trial.open();
  await expectUnavailable(page);
  // From here on the page's clock stands still but for what is said below, however slow the machine.
  await page.clock.pauseAt(Date.now() + 5_000);

  const left = async () => Number(/\d+/.exec(await counting.innerText())?.[0]);
  /** Lets the pause that is announced pass: nothing before its last second, then a try. Answers its seconds. */
  async function sitOut(): Promise<number> {
    const announced = await left();
    const before = placed.hits.length;
    // In steps that are shorter than a second: each second is counted by what the page drew for the one before.
    while ((await left()) > 1) await page.clock.runFor(250);
    expect(placed.hits).toHaveLength(before);
    await expect
      .poll(() => page.clock.runFor(250).then(() => placed.hits.length), { intervals: [50] })
      .toBeGreaterThan(before);
    await expect(counting).toBeVisible();
    return announced;
  }
  const [first, second, third] = [await sitOut(), await sitOut(), await left()];
  // Ten, twenty and forty seconds, a fifth more or less; some of the first had passed when the clock was stopped.
  expect(first).toBeLessThanOrEqual(12);
  expect([second >= 16, second <= 24]).toEqual([true, true]);
  expect([third >= 32, third <= 48]).toEqual([true, true]);

  placed.end();
  while ((await left()) > 1) await page.clock.runFor(250);
  await expect(trial.bench()).toHaveCount(0);
  await expect
    .poll(() => page.clock.runFor(250).then(() => trial.bench().count()), { intervals: [50] })
    .toBe(1);
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
