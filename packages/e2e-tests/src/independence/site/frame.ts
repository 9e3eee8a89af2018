import { expect, type Page } from '@playwright/test';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Goes to an area by the header. */
export const goTo = (page: Page, name: string | RegExp) =>
  mainNavigation(page).getByRole('link', { name }).click();

/** Header, menu, navigation and another area work: one goes there and comes back to the trial area. */
export async function expectUsable(page: Page) {
  const menu = page.getByRole('button', { name: /^Menu of/ });
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Your menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Your menu' })).toBeHidden();
  await goTo(page, 'Posts');
  await expect(page.locator('main h1')).toHaveText('Posts');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('[data-area="trial"]')).toHaveCount(0);
  await goTo(page, 'Trial');
}

/** The page of an area that did not load, as it is designed: what still works, the ways on, and a retry by itself. */
export async function expectUnavailable(page: Page, area = 'Trial') {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: `${area} did not load` })).toBeVisible();
  await expect(main.getByText('Everything else still works.', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to your start page' })).toBeVisible();
  await expect(main.getByText(/Trying again in \d+ s\./)).toBeVisible();
  await expect(main.getByText('Details for support')).toBeVisible();
}
