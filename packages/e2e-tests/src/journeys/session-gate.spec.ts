import { landingPageOf, roles } from '@rostrum/contracts';
import { signInByCall } from '@rostrum/test-support/browser';
import { sessionOf } from '../browser/session-of.ts';
import { signIn, signInAs } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

test('without a session a dashboard page leads to sign-in and back to where one wanted to go', async ({
  page,
}) => {
  await page.goto('/dashboard/people?q=surge');
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  const target = page.url();
  await signIn(page, 'administrator', target);
  await expect(page).toHaveURL(/\/dashboard\/people\?q=surge$/);
});

test('signing in asks for the landing page once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest() && pathname.startsWith('/dashboard')) asked.push(pathname);
  });
  await signIn(page, 'media');
  await expect(page).toHaveURL(/\/dashboard\/seeker$/);
  await expect(page.locator('main h1')).toBeVisible();
  expect(asked).toEqual(['/dashboard/seeker']);
});

test('a wrong password says so, keeps the address, and signs nobody in', async ({ page }) => {
  await page.goto('/login');
  await signInAs(page, 'administrator@rostrum.example', 'not the password');
  await expect(page.getByText('That email and password do not match.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('administrator@rostrum.example');
});

test('each role lands where it belongs and is refused what is not its own, by the server too', async ({
  browser,
  baseURL,
}) => {
  for (const role of roles) {
    const context = await browser.newContext({ baseURL });
    await signInByCall(context.request, `${role}@rostrum.example`);
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page, role).toHaveURL(new RegExp(`${landingPageOf(role)}$`));
    if (landingPageOf(role) === '/dashboard/seeker' || role === 'staff') {
      await page.goto('/dashboard/posts');
      await expect(
        page.getByRole('heading', { name: 'This page is not available for your role' }),
        role,
      ).toBeVisible();
      const { user, sessionToken } = await sessionOf(context.request);
      const refused = await context.request.get(`/app/posts/${user.identifier}`, {
        headers: { authorization: `Bearer ${sessionToken}` },
      });
      expect(refused.status(), role).toBe(403);
    }
    await context.close();
  }
});

test('an address below the inbox that names no inquiry says so, beside the inbox', async ({ visit }) => {
  const page = await visit('administrator');
  await page.goto('/dashboard/inquiries/no-such-page');
  await expect(page.getByRole('heading', { name: 'This inquiry was not found', level: 2 })).toBeVisible();
});

test('signing out ends the session in every tab', async ({ context, page }) => {
  await signIn(page, 'agent');
  await expect(page).toHaveURL(/\/dashboard\/people/);
  const other = await context.newPage();
  await other.goto('/dashboard/people');
  await expect(other.getByRole('heading', { name: 'People' })).toBeVisible();
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});
