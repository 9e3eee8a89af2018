import { mailedLink } from '../pages/mail.ts';
import { signInAs } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

test('an individual signs up, leaves, and comes back by the mailed link', async ({ visit }) => {
  const page = await visit();
  const [email, password] = ['orla.quayle@tidewords.example', 'kelp forest at dawn'];
  await page.goto('/signup');
  await page.getByRole('link', { name: 'sign up as an individual' }).click();
  await expect(page).toHaveTitle('Sign up as an individual · Rostrum');
  await page.getByLabel('First name').fill('Orla');
  await page.getByLabel('Last name').fill('Quayle');
  await page.getByLabel(/^What you do/).fill('Author on tides');
  await page.getByLabel('Country').selectOption({ label: 'Ireland' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create my profile' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(await mailedLink(page.request, email, '/login/continue'));
  await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();

  await page.goto('/dashboard/settings/access');
  await page.getByRole('link', { name: 'Download or delete' }).click();
  await page.getByRole('button', { name: 'Prepare my data' }).click();
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await expect(download).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe('rostrum-my-data.zip');
  await page.getByRole('radio', { name: 'Duplicate account' }).check();
  await page.getByLabel(/Type your email to confirm/).fill(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'you can restore your account' })).toHaveText(
    /Until \d+ \w+ \d{4}, you can restore/,
  );
  await expect(page).toHaveURL('/login/deleted');
  const restore = await mailedLink(page.request, email, '/account/restore');

  const later = await visit();
  await later.goto('/login');
  await signInAs(later, email, password);
  await expect(later.getByRole('alert').first()).toBeVisible();
  await later.goto(restore);
  await later.getByRole('button', { name: 'Bring my account back' }).click();
  await expect(later.getByRole('heading', { name: 'Your account is back' })).toBeVisible();
  await later.getByRole('link', { name: 'Sign in' }).click();
  await signInAs(later, email, password);
  await expect(later.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();
});
