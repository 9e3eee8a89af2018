import { expect, test } from '../server/fixtures.ts';

test('the server is up and the sign-in page is usable', async ({ page, request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);

  await page.goto('/login');

  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});
