import type { NetworkFault } from '../site/faults.ts';
import type { TrialFile } from '../site/trial-files.ts';
import { expect, test } from '../fixtures.ts';
import { expectUnavailable, expectUsable } from '../site/frame.ts';

const faults: [TrialFile, NetworkFault][] = [
  ['everything', 'down'],
  ['everything', 'error 500'],
  ['everything', 'HTML'],
  ['manifest', 'truncated'],
  ['manifest', 'other JSON'],
];

for (const [file, fault] of faults) {
  test(`${file} of an area: ${fault}`, async ({ page, trial }) => {
    const placed = trial.damage(file, fault);
    await trial.open();
    await expectUnavailable(page);
    expect(placed.hits).not.toEqual([]);
    await expectUsable(page);
    await expectUnavailable(page);

    placed.end();
    await trial.retryButton().click();
    await expect(trial.bench()).toHaveText('Release one');
    await expect(trial.unavailable()).toBeHidden();
    await expectUsable(page);
    await expect(trial.bench()).toBeVisible();
  });
}
