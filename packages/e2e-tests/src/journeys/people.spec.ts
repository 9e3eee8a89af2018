import { signIn } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

test('an administrator adds a person, completes the profile and publishes it', async ({ visit }) => {
  const admin = await visit();
  const notices = admin.getByRole('region', { name: 'Notifications' });
  await signIn(admin, 'administrator', '/login?callbackUrl=%2Fdashboard%2Fpeople');
  await admin.getByRole('button', { name: 'Add person' }).click();
  const adding = admin.getByRole('dialog', { name: 'Add a person' });
  await adding.getByLabel(/^First name/).fill('Solveig');
  await adding.getByLabel(/^Last name/).fill('Aasland');
  await adding.getByLabel(/^Job title/).fill('Reader in Glaciology');
  await adding.getByLabel(/^Email/).fill('solveig.aasland@northmere.example');
  await adding.getByRole('button', { name: 'Add person' }).click();
  await expect(admin.getByRole('heading', { name: 'Solveig Aasland', level: 1 })).toBeVisible();

  // Everything that is missing is told together, and each part leads to its field.
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(notices.getByText(/Enter a headline\. Enter a biography\. Add a photo\./)).toBeVisible();
  await admin.getByRole('button', { name: /^Headline ?, missing/ }).click();
  await expect(admin.getByLabel(/^Headline/)).toBeFocused();
  await admin.getByLabel(/^Headline/).fill('Measures how fast glaciers slide');
  await admin.getByLabel(/^Biography/).fill('Solveig Aasland drills holes into glaciers and listens.');
  await admin.getByRole('combobox', { name: 'Areas of expertise' }).fill('Glaciers');
  await admin.getByRole('combobox', { name: 'Areas of expertise' }).press('Enter');
  await admin.getByRole('combobox', { name: 'Industries' }).fill('Educ');
  await admin.getByRole('option').first().click();
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(notices.getByText('Profile of Solveig Aasland saved.')).toBeVisible();

  const photo = await admin.screenshot({ type: 'png' });
  await admin
    .getByLabel(/from your device/)
    .setInputFiles({ name: 'glacier.png', mimeType: 'image/png', buffer: photo });
  await admin.getByLabel(/^Description/).fill('Solveig on the ice');
  await admin.getByRole('button', { name: 'Save photo' }).click();
  await expect(notices.getByText('Photo saved.')).toBeVisible();
  await admin.getByRole('button', { name: /^Record consent ?, missing/ }).click();
  await admin.getByLabel(/^How they agreed/).fill('By email today');
  await admin.getByRole('dialog').getByRole('button', { name: 'Record consent' }).click();
  await expect(notices.getByText('Consent recorded.')).toBeVisible();

  const education = admin.getByRole('region', { name: 'Education' });
  await education.getByRole('button', { name: 'Add education' }).click();
  const entry = admin.getByRole('dialog', { name: 'Add education' });
  await entry.getByLabel(/^Institution/).fill('University of Oslo');
  await entry.getByLabel(/^Degree/).fill('PhD in Glaciology');
  await entry.getByRole('button', { name: 'Add education' }).click();
  await expect(education.getByText('University of Oslo')).toBeVisible();

  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(notices.getByText('Profile of Solveig Aasland published.')).toBeVisible();

  const reader = await visit();
  await reader.goto('/experts/solveig-aasland');
  await expect(reader.getByRole('heading', { name: /Solveig Aasland/, level: 1 })).toBeVisible();
  await expect(reader.getByText('University of Oslo')).toBeVisible();
});
