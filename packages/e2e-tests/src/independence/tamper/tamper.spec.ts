import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectUnavailable, expectUsable } from '../site/frame.ts';

/** What the page's console says of files that were refused. */
function refusals(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (/valid digest in the 'integrity' attribute|is refused: its content/.test(text)) said.push(text);
  });
  return said;
}

const widthOf = (page: Page, name: string) =>
  page.locator(`[data-trial="${name}"]`).evaluate((element) => getComputedStyle(element).borderLeftWidth);

const first = [
  ['manifest', /mf-manifest\.json/],
  ['entry', /remote-entry/],
  ['exposed chunk', /\.js/],
  ['exposed style sheet', /\.css/],
] as const;

for (const [file, address] of first) {
  test(`one byte of the ${file} was changed`, async ({ page, trial }) => {
    const refused = refusals(page);
    const placed = trial.damage(file, 'one byte flipped');
    await trial.open();
    await expectUnavailable(page);
    expect(placed.hits).not.toEqual([]);
    await expect.poll(() => refused.join('\n')).toMatch(address);
    await expect(trial.bench()).toHaveCount(0);
    await expectUsable(page);
    await expectUnavailable(page);

    // The changed file is in the cache for a year: coming back to the right one must not depend on it.
    placed.end();
    await trial.retryButton().click();
    await expect(trial.bench()).toHaveText('Release one');
    expect(await widthOf(page, 'bench')).toBe('7px');
  });
}

for (const file of ['late chunk', 'late style sheet'] as const) {
  test(`one byte of the ${file} was changed`, async ({ page, trial }) => {
    const refused = refusals(page);
    await trial.open();
    await expect(trial.bench()).toBeVisible();
    const placed = trial.damage(file, 'one byte flipped');
    await trial.openLate();
    await expect(trial.brokenPage()).toBeVisible();
    expect(placed.hits).not.toEqual([]);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await expect(trial.late()).toHaveCount(0);
    await expectUsable(page);
    await expect(trial.bench()).toBeVisible();

    await trial.openLate();
    await expect(trial.brokenPage()).toBeVisible();
    placed.end();
    await trial.retryButton().click();
    await expect(trial.late()).toBeVisible();
    expect(await widthOf(page, 'late')).toBe('9px');
  });
}
