import { access } from '@rostrum/contracts';
import { demoPassword } from '@rostrum/test-support/processes';
import { sessionOf } from '../browser/session-of.ts';
import { mailedLink } from '../pages/mail.ts';
import { signInAs } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

test('a journalist signs up, confirms by mail, and arrives where they wanted to go', async ({ visit }) => {
  const page = await visit();
  const email = 'nadia.okafor@meridianledger.example';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create a seeker account' }).click();
  await expect(page).toHaveTitle('Create a seeker account · Rostrum');

  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await page.getByRole('radio', { name: 'Journalist/Media Professional' }).check({ force: true });
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel(/^Outlet/).fill('The Meridian Ledger');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  const link = await mailedLink(page.request, email, '/login/continue');
  // Opening it with a GET, as programs that look through mail do, uses nothing up.
  expect((await page.request.get(link)).status()).toBe(200);
  const stranger = await visit();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Sign in here?' })).toBeVisible();

  // Here the mail was asked for: its link is followed without a question.
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab).toHaveURL(/\/dashboard\/seeker$/);
  await expect(page).toHaveURL(/\/dashboard\/seeker$/);

  await stranger.getByRole('button', { name: 'Sign in' }).click();
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a forgotten password is set anew by mail, once, and the target is kept all the way', async ({
  visit,
}) => {
  const page = await visit();
  const email = 'event@rostrum.example';
  const password = 'three quiet herons';
  await page.goto('/login?callbackUrl=%2Fdashboard%2Fbookmarks');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();

  await page.goto(await mailedLink(page.request, email, '/login/reset'));
  const field = page.getByLabel('New password');
  await expect(field).toBeFocused();
  expect(page.url()).not.toContain('token');
  await field.fill('password1234');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText(/too easy to guess/)).toBeVisible();
  await field.fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signInAs(page, email, demoPassword);
  await expect(page.getByText('That email and password do not match.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/bookmarks$/);

  const other = await visit();
  await other.goto(await mailedLink(page.request, email, '/login/reset'));
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await other.getByRole('link', { name: 'Get a new link' }).click();
  await expect(other).toHaveURL(/\/login\/forgot/);

  // Other journeys sign in as this person on the same server.
  const { user, sessionToken } = await sessionOf(page.request);
  const back = await page.request.post(`/app/settings/${user.identifier}/password`, {
    headers: { authorization: `Bearer ${sessionToken}` },
    data: { current_password: password, new_password: demoPassword },
  });
  expect(back.status()).toBe(200);
});

test('an invitation is accepted with a name and a password, and leads into the organisation', async ({
  visit,
}) => {
  const owner = await visit('administrator');
  const { user, sessionToken } = await sessionOf(owner.request);
  const email = 'joan.avery@harbour.example';
  const invited = await owner.request.post(access.invite.path.replace('{identifier}', user.identifier), {
    headers: { authorization: `Bearer ${sessionToken}` },
    data: { invitations: [{ email, role: 'agent', firstname: 'Joan' }] },
  });
  expect(invited.status()).toBe(200);

  const page = await visit();
  await page.goto(await mailedLink(owner.request, email, '/login/invitation'));
  await expect(page.getByRole('heading', { name: /^Join / })).toBeVisible();
  await expect(page.getByText(`${user.name} invites`)).toBeVisible();
  await page.getByLabel('Last name').fill('Avery');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account and join' }).click();
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Joan');
  await page.getByLabel('Password', { exact: true }).fill('lighthouse keeper walks');
  await page.getByRole('button', { name: 'Create account and join' }).click();
  await expect(page).toHaveURL(/\/dashboard\/people/);
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();
});
