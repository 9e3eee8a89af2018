import { demoPassword } from '@rostrum/test-support/processes';
import { followNotices } from '../browser/notices.ts';
import { totpCode } from '../browser/totp-code.ts';
import { expect, test } from '../server/fixtures.ts';

test('two-step verification is set up, asked for, recovered from, and turned off', async ({ visit }) => {
  const page = await visit('agent');
  const notices = await followNotices(page);
  await page.goto('/dashboard/settings/password');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setUp.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const key = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');

  await setUp.getByLabel('Enter the code that it shows').fill('000000');
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(setUp.getByText('This code does not fit.', { exact: false })).toBeVisible();
  const spent = totpCode(key);
  await setUp.getByLabel('Enter the code that it shows').fill(spent);
  await setUp.getByRole('button', { name: 'Turn on' }).click();

  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const codes = await kept.getByRole('listitem').allTextContents();
  await expect(kept.getByRole('button', { name: 'Done' })).toBeDisabled();
  const download = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('rostrum-recovery-codes.txt');
  await kept.getByRole('checkbox', { name: /I have kept them/ }).check();
  await kept.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 left')).toBeVisible();

  const other = await visit();
  const otherNotices = await followNotices(other);
  const signIn = async () => {
    await other.goto('/login?callbackUrl=/dashboard/settings/password');
    await other.getByLabel('Email').fill('agent@rostrum.example');
    await other.getByRole('button', { name: 'Continue' }).click();
    await other.getByLabel('Password', { exact: true }).fill(demoPassword);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };
  await signIn();
  // A code works once: that of the set-up is spent, the next one is not.
  await other.getByLabel('Code').fill(spent);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await other.getByLabel('Code').fill(totpCode(key, { stepsAhead: 1 }));
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { name: 'Password', level: 1 })).toBeVisible();

  await page.reload();
  // The list begins with what was used last; other journeys left sessions of the same person behind.
  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click();
  await notices.expectNotice('was signed out.');
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await signIn();
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(codes[0] ?? '');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('9 left')).toBeVisible();

  await other.getByRole('button', { name: 'Remove the app' }).first().click();
  await other.getByRole('dialog').getByRole('button', { name: 'Remove the app' }).click();
  await otherNotices.expectNotice('Authenticator app removed.');
  await expect(other.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});
