import type { Page } from '@playwright/test';
import { goTo } from '../site/frame.ts';
import { expect, test } from './fixtures.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Newer version' });
/** Marks the document, to tell it from one that was loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isStillThere: true }));
const expectNoReload = async (page: Page) =>
  expect(await page.evaluate(() => 'isStillThere' in globalThis)).toBe(true);

test('a promotion and a rollback reach an open tab, which uses them without a reload', async ({
  page,
  trial,
  desk,
}) => {
  await trial.open();
  await expect(trial.bench()).toHaveText('Release one');
  await mark(page);

  await desk.promote('two');
  await expect(notice(page)).toBeVisible();
  await expect(trial.bench()).toHaveText('Release one');
  // Its late chunk is of the release on screen, also now.
  await trial.openLate();
  await expect(trial.late()).toHaveText('Late page of release one');
  await goTo(page, 'Posts');
  await expect(page.locator('main h1')).toHaveText('Posts');
  await goTo(page, 'Trial');
  await expect(trial.bench()).toHaveText('Release two');

  await desk.rollBack();
  await notice(page).getByRole('button', { name: 'Update now' }).click();
  await expect(trial.bench()).toHaveText('Release one');
  await expect(notice(page)).toBeHidden();
  await expectNoReload(page);
});

test('what somebody has typed outlives a promotion, until they say otherwise', async ({
  page,
  trial,
  desk,
}) => {
  await trial.open();
  const draft = page.getByRole('textbox', { name: 'Draft' });
  await draft.fill('A long answer');
  await mark(page);
  await desk.promote('two');
  await expect(notice(page)).toContainText('Save what you typed first');
  await notice(page).getByRole('button', { name: 'Update now' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(draft).toHaveValue('A long answer');
  await expect(trial.bench()).toHaveText('Release one');

  await draft.fill('');
  await notice(page).getByRole('button', { name: 'Update now' }).click();
  await expect(trial.bench()).toHaveText('Release two');
  await expectNoReload(page);
});
