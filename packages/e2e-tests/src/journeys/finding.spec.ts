import { sendMediaInquiry } from '../pages/inquiry-form.ts';
import { expect, test } from '../server/fixtures.ts';

const subject = 'How high did it get in the estuary?';

test('a question in plain words is narrowed, two are selected, and one inquiry reaches both', async ({
  visit,
}) => {
  const journalist = await visit('media');
  await journalist.goto('/dashboard/seeker');
  const box = journalist.getByRole('combobox', { name: 'Search by Name or Expertise' });
  await box.fill('who can explain a storm surge in English today?');
  await box.press('Enter');
  await expect(journalist).toHaveURL(/\/dashboard\/search\?q=who/);

  // The words were read as filters; each is taken back alone, stands in the address, and comes back by Back.
  const language = journalist.getByRole('button', { name: /^Language English, read from “in English”/ });
  const today = journalist.getByRole('button', { name: /^Available today, read from “today”/ });
  await expect(language).toBeVisible();
  await expect(today).toBeVisible();
  await language.click();
  await expect(journalist).toHaveURL(/unread=/);
  await expect(language).toHaveCount(0);
  await expect(today).toBeVisible();
  await journalist.goBack();
  await expect(language).toBeVisible();

  // Selected without a pointer; a look at a profile does not lose the selection.
  for (const name of ['Dr Maren Okonjo-Hale', 'Prof. Greta Halloway']) {
    const box = journalist.getByRole('checkbox', { name: `Select ${name}` });
    await box.focus();
    await expect(box).toBeFocused();
    await journalist.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await journalist.getByRole('link', { name: 'Prof. Greta Halloway' }).first().click();
  await expect(journalist.getByRole('heading', { name: 'Prof. Greta Halloway', level: 1 })).toBeVisible();
  await journalist.goBack();
  const bar = journalist.getByRole('toolbar', { name: 'Selection' });
  await expect(bar.getByText('2 experts selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Inquire with both' }).click();

  await expect(journalist.getByRole('heading', { name: 'Inquire with 2 experts' })).toBeVisible();
  const reference = await sendMediaInquiry(journalist, {
    subject,
    message: 'How high was the surge in the inner estuary on Tuesday, and was it foreseen?',
  });
  await journalist.getByRole('link', { name: 'Follow your inquiry' }).click();
  await expect(journalist.getByText(reference).first()).toBeVisible();
  await expect(journalist.getByText(/Maren Okonjo-Hale and .*Greta Halloway/).first()).toBeVisible();

  const desk = await visit('administrator');
  await desk.goto('/dashboard/inquiries');
  const arrived = desk.getByRole('list', { name: 'Inquiries' }).getByText(subject);
  await expect(arrived).toHaveCount(1);
});

test('on a phone, the header is searched and the results narrowed by keyboard alone', async ({ visit }) => {
  const page = await visit('administrator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(page.locator('h1').first()).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search by Name or Expertise' });
  await expect(box).toBeFocused();
  await page.keyboard.type('flood');
  await expect(page.getByRole('group', { name: 'Experts' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/search\?q=flood&active=$/);
  await expect(page.getByRole('list', { name: 'Experts', exact: true })).toBeVisible();
  // It folds back into its icon.
  await expect(box).toHaveCount(0);

  const narrow = page.getByRole('button', { name: 'Filters' });
  await narrow.focus();
  await expect(narrow).toBeFocused();
  await page.keyboard.press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const phone = filters.getByRole('checkbox', { name: /^Phone/ });
  await phone.focus();
  await expect(phone).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/ready=phone/);
  await filters.getByRole('button', { name: 'Show results' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove filter Ready for Phone' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
