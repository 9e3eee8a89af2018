import { security } from '@rostrum/contracts';
import { followNotices } from '../browser/notices.ts';
import { addVirtualPasskeys } from '../browser/virtual-passkeys.ts';
import { expect, test } from '../server/fixtures.ts';

test('a passkey is added, named, signs in without a name, and is removed', async ({ visit }) => {
  const page = await visit('expert');
  const device = await addVirtualPasskeys(page);
  const notices = await followNotices(page);
  await page.goto('/dashboard/settings/password');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await kept.getByRole('checkbox', { name: /I have kept them/ }).check();
  await kept.getByRole('button', { name: 'Done' }).click();
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: /^Rename/ }).click();
  await card.getByLabel('Name of the passkey').fill('Desk computer');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Desk computer')).toBeVisible();

  // The same device again: the browser knows, and the person is told.
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await notices.expectNotice('This device holds a passkey for your account already.');

  await page.context().clearCookies();
  // The field for the email offers passkeys too; it is the button that is tried here.
  await device.touch(false);
  await page.goto('/login?callbackUrl=/dashboard/settings/password');
  const button = page.getByRole('button', { name: 'Use a passkey' });
  await expect(button).toBeEnabled();
  // What asks for a passkey before the finger is there waits for ever: it comes between the button and the browser.
  await page.route(
    (url) => url.pathname === security.signInOptions.path,
    async (route) => {
      await device.touch(true);
      await route.continue();
    },
  );
  await button.click();
  await expect(page.getByRole('heading', { name: 'Password', level: 1 })).toBeVisible();
  await expect(card.getByText(/used just now/)).toBeVisible();
  // The field's own request may be answered by the same finger, a moment before the button's.
  await expect(page.getByText(/^Passkey · signed in/).first()).toBeVisible();

  await card.getByRole('button', { name: 'Remove Desk computer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the passkey' }).click();
  await notices.expectNotice('“Desk computer” was removed.');
  await expect(card.getByText('Sign in with your face, finger or PIN', { exact: false })).toBeVisible();
});
