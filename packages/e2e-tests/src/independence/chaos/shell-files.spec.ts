import { expect, test } from '../fixtures.ts';
import { goTo } from '../site/frame.ts';

test('files of the shell that did not come leave the rest alone, and Retry fetches them', async ({
  page,
  trial,
}) => {
  let isAway = true;
  const missed: string[] = [];
  await page.route(/\/assets\/shell\/\d+\.\w+\.js$/, (route) => {
    if (!isAway) return route.continue();
    missed.push(route.request().url());
    return route.abort('connectionreset');
  });
  await trial.open();
  await expect(trial.bench()).toBeVisible();

  // The table of another area comes from the shell.
  await goTo(page, 'Posts');
  const main = page.getByRole('main');
  await expect(main.getByText('Sorry.. there was an error')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByText('Sorry.. there was an error')).toBeVisible();
  expect(missed).not.toEqual([]);

  isAway = false;
  await palette.getByRole('button', { name: 'Retry' }).click();
  await expect(palette.getByRole('combobox', { name: /^Go to a page/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('table').first()).toBeVisible();
  await goTo(page, 'Trial');
  await expect(trial.bench()).toBeVisible();
});
