import { expect, test } from '../server/fixtures.ts';

test('a long list name ends in its column, and the focus is never below the header', async ({ visit }) => {
  const page = await visit('media');
  await page.goto('/dashboard/bookmarks');
  const name = 'Everybody who has ever explained a storm surge to us on the telephone';
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'Make list' }).click();
  const entry = page.getByRole('navigation', { name: 'Lists' }).getByRole('button', { name });
  await expect(entry).toBeVisible();
  const side = await entry.boundingBox();
  const content = await page.getByRole('heading', { name, level: 2, exact: true }).boundingBox();
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0);
  await expect(page.getByRole('tab', { name: 'All 0' })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/experts/maren-okonjo-hale');
  await page.getByLabel('What do you want to ask?').focus();
  const chip = page.getByRole('radio', { name: 'Media' });
  await chip.focus();
  const header = await page.getByRole('banner').boundingBox();
  const focused = await chip.boundingBox();
  expect(focused?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
