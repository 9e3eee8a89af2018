import { linkAsks } from '@rostrum/contracts/inquiries';
import { sendMediaInquiry } from '../pages/inquiry-form.ts';
import { signIn } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

const subject = 'Dredging before the spring tides';
const message = 'Who can say whether dredging the harbour before the spring tides lowers the surge?';

test('the desk asks an expert, who says yes on a phone by link alone, and everybody sees it', async ({
  visit,
}) => {
  const journalist = await visit();
  const desk = await visit();
  await signIn(journalist, 'research');
  await expect(journalist).toHaveURL(/\/dashboard\/seeker$/);
  await journalist.goto('/experts/maren-okonjo-hale');
  await sendMediaInquiry(journalist, { subject, message });

  await signIn(desk, 'administrator', '/login?callbackUrl=%2Fdashboard%2Finquiries');
  await desk.getByRole('list', { name: 'Inquiries' }).getByText(subject).click();
  await desk.getByRole('button', { name: 'Ask experts' }).click();
  const drawer = desk.getByRole('dialog', { name: 'Ask experts' });
  await drawer.getByRole('checkbox', { name: /Maren Okonjo-Hale/ }).check();
  await drawer.getByRole('button', { name: 'Ask Maren' }).click();
  const side = desk.getByRole('complementary', { name: 'Request details' });
  await expect(side.getByRole('region', { name: 'Asked so far' })).toContainText('1 waiting');

  await journalist.goto('/dashboard/inquiries/sent');
  await journalist
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  const track = journalist.getByRole('list', { name: /^Progress/ });
  await expect(track.getByText('Expert asked')).toBeVisible();

  // The mail leads to a page without a session; opening it, as mail scanners do, answers nothing.
  await desk.goto('/dev/mail');
  await desk
    .getByRole('link', { name: /Can you take this Media inquiry/ })
    .first()
    .click();
  const link = desk.frameLocator('iframe').getByRole('link', { name: 'Read and answer' });
  const address = new URL(String(await link.getAttribute('href')));
  const expert = await visit();
  await expert.setViewportSize({ width: 390, height: 844 });
  const token = address.pathname.split('/').at(-1) ?? '';
  const scanned = await expert.request.get(linkAsks.get.path.replace('{token}', token));
  expect(await scanned.json()).toMatchObject({ data: { state: 'asked' } });
  await expert.goto(address.pathname);
  await expect(expert.getByRole('heading', { name: /^Can you take this one/ })).toBeVisible();
  await expect(expert.getByText(message)).toBeVisible();
  await expert.getByText('Yes, I will take it').click();
  await expert.getByRole('textbox', { name: /Note to the desk/ }).fill('After three, please.');
  await expert.getByRole('button', { name: /^Send/ }).click();
  await expect(expert.getByRole('heading', { name: /^You said yes/ })).toBeVisible();
  await expert.reload();
  await expect(expert.getByRole('heading', { name: /^You said yes/ })).toBeVisible();
  await expect(expert.getByText(message)).toHaveCount(0);

  await desk.goto('/dashboard/inquiries');
  await desk.getByRole('list', { name: 'Inquiries' }).getByText(subject).click();
  await expect(side.getByRole('region', { name: 'Asked so far' })).toContainText('After three, please.');
  await expect(track.getByText(/^Accepted/)).toBeVisible();
});
