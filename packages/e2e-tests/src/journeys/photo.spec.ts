import { followNotices } from '../browser/notices.ts';
import { signIn } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

test('an expert replaces their photo over a line that breaks, and the public page shows it', async ({
  visit,
}) => {
  const expert = await visit();
  const notices = await followNotices(expert);
  await signIn(expert, 'expert', '/login?callbackUrl=%2Fdashboard%2Fpeople');
  await expect(expert.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();

  // A picture of the page itself is a photo like any other: over a megabyte of pixels, wider than high.
  const photo = await expert.screenshot({ type: 'png' });
  let broken = 0;
  await expert.route('**/app/uploads/**/content', async (route) => {
    if (route.request().method() === 'PATCH' && broken++ === 0) await route.abort('connectionreset');
    else await route.continue();
  });
  await expert
    .getByLabel(/photo from your device/)
    .setInputFiles({ name: 'gauge.png', mimeType: 'image/png', buffer: photo });
  await expert.getByRole('slider', { name: 'Move the crop left or right' }).fill('80');
  await expect.poll(() => broken).toBeGreaterThan(1);

  // Nothing is on the profile before it is described and saved.
  await expert.getByRole('button', { name: 'Save photo' }).click();
  await expect(expert.getByText('Describe what the photo shows.').first()).toBeVisible();
  await expert.getByLabel(/^Description/).fill('At the tide gauge of Northmere');
  await expert.getByLabel(/^Credit/).fill('Ada Nordin');
  await expert.getByRole('button', { name: 'Save photo' }).click();
  await notices.expectNotice('Photo saved.');

  const reader = await visit();
  await reader.goto(
    String(await expert.getByRole('link', { name: 'View public page' }).getAttribute('href')),
  );
  const portrait = reader.locator('main img[src^="/files/"]').first();
  await expect(portrait).toBeVisible();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
});
