import { settle } from '../crawl/crawl-links.ts';
import { sendMediaInquiry } from '../pages/inquiry-form.ts';
import { mailedLink } from '../pages/mail.ts';
import { signIn } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

const subject = 'Gate closures this winter';
const message =
  'How many closures of the surge barrier do you expect this winter, and why more than last year?';
const secret = 'She told me she is leaving in spring; do not say so.';

test('a journalist asks an expert, the desk answers and closes, and each sees what is theirs', async ({
  visit,
}) => {
  const journalist = await visit();
  const desk = await visit();
  const trouble: string[] = [];
  for (const page of [journalist, desk]) {
    page.on('pageerror', (error) => trouble.push(String(error)));
    page.on('console', (line) => /Content Security Policy/.test(line.text()) && trouble.push(line.text()));
  }

  // The administrator already looks at the inbox.
  await signIn(desk, 'administrator', '/login?callbackUrl=%2Fdashboard%2Finquiries');
  await expect(desk.getByRole('list', { name: 'Inquiries' })).toBeVisible();

  // The journalist lands on their home, searches for a topic, opens the expert and keeps her.
  await signIn(journalist, 'research');
  await expect(journalist).toHaveURL(/\/dashboard\/seeker$/);
  await journalist.getByRole('combobox', { name: /search/i }).fill('storm surge');
  await journalist.keyboard.press('Enter');
  await expect(journalist).toHaveURL(
    /\/dashboard\/search\?q=storm\+surge|\/dashboard\/search\?q=storm%20surge/,
  );
  await journalist.getByRole('link', { name: 'Dr Maren Okonjo-Hale' }).first().click();
  await expect(journalist.getByRole('heading', { name: 'Dr Maren Okonjo-Hale', level: 1 })).toBeVisible();
  const bookmark = journalist.getByRole('button', { name: /bookmark/i }).first();
  // Whether it is kept already is asked for after the page.
  await settle(journalist);
  if ((await bookmark.getAttribute('aria-pressed')) !== 'true') await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  const reference = await sendMediaInquiry(journalist, { subject, message });

  // It arrives at the desk without reloading.
  const row = desk.getByRole('list', { name: 'Inquiries' }).getByText(subject);
  await expect(row).toBeVisible();
  await row.click();
  await expect(desk.getByRole('heading', { name: subject })).toBeVisible();

  await desk.getByRole('textbox', { name: /^Reply to/ }).fill('Dr Okonjo-Hale can speak tomorrow at ten.');
  await desk.getByRole('button', { name: /^Send/ }).click();
  await desk.getByRole('button', { name: 'Send now' }).click();
  await expect(desk.getByText('Dr Okonjo-Hale can speak tomorrow at ten.').first()).toBeVisible();
  await desk.getByRole('radio', { name: 'Internal note' }).check({ force: true });
  await desk.getByRole('textbox', { name: 'Internal note' }).fill(secret);
  await desk.getByRole('button', { name: /^Add note/ }).click();
  await expect(desk.getByRole('log').getByText(secret)).toBeVisible();

  // The journalist reads the reply in the tracker, and the mail says so; the note is nowhere.
  await journalist.goto('/dashboard/inquiries/sent');
  await journalist
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  await expect(journalist.getByText('Dr Okonjo-Hale can speak tomorrow at ten.')).toBeVisible();
  await expect(journalist.getByText(secret)).toHaveCount(0);
  await journalist.getByRole('textbox', { name: /^(Add|Write|Reply)/ }).fill('Ten suits me. Thank you.');
  await journalist.getByRole('button', { name: /^Send/ }).click();
  await expect(journalist.getByText('Ten suits me. Thank you.').first()).toBeVisible();
  await journalist.goto('/dev/mail');
  await expect(journalist.getByRole('link', { name: new RegExp(reference) }).first()).toBeVisible();
  await expect(journalist.getByText(secret)).toHaveCount(0);

  // The answer reaches the desk live; it closes with an outcome, and every step stands in the activity.
  await expect(desk.getByText('Ten suits me. Thank you.').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Close', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'How did it end?' }).click();
  await desk.getByTitle('Interview done').click();
  await dialog
    .getByRole('button', { name: /^Close/ })
    .last()
    .click();
  await expect(desk.getByRole('region', { name: 'Outcome' })).toContainText('Interview done');
  const activity = desk.getByRole('complementary', { name: 'Request details' });
  for (const step of [/sent it/, /replied/, /internal note/, /closed/])
    await expect(activity.getByText(step).first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a guest without an account follows the same thread through the tracking link', async ({ visit }) => {
  const guest = await visit();
  await guest.goto('/experts/maren-okonjo-hale');
  const sender = { firstname: 'Ada', lastname: 'Lindqvist', email: 'ada.lindqvist@selby-post.example' };
  const reference = await sendMediaInquiry(guest, { subject: 'A guest asks about dykes', message, sender });
  await guest.getByRole('link', { name: 'Follow your inquiry' }).click();
  await expect(guest).toHaveURL(/\/inquiries\/track\//);
  await expect(guest.getByText(reference)).toBeVisible();
  const link = guest.url();

  const desk = await visit();
  await signIn(desk, 'agent', '/login?callbackUrl=%2Fdashboard%2Finquiries');
  await desk.getByRole('list', { name: 'Inquiries' }).getByText('A guest asks about dykes').click();
  await desk.getByRole('textbox', { name: /^Reply to/ }).fill('We are asking her now.');
  // Taken back before it goes out, kept over a reload, and sent.
  await desk.getByRole('button', { name: /^Send/ }).click();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await desk.reload();
  await expect(desk.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('We are asking her now.');
  await desk.getByRole('button', { name: /^Send/ }).click();
  await desk.getByRole('button', { name: 'Send now' }).click();
  await expect(desk.getByRole('log').getByText('We are asking her now.')).toBeVisible();

  const elsewhere = await visit();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('We are asking her now.')).toBeVisible();
  // The link that the form showed proves nothing of the mailbox; the one in the mail does, once it is pressed.
  await expect(elsewhere.getByRole('button', { name: 'Confirm my email address' })).toHaveCount(0);
  await elsewhere.goto(await mailedLink(elsewhere.request, sender.email, '/inquiries/track'));
  await elsewhere.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(elsewhere.getByText('You confirmed your email address.')).toBeVisible();
  await elsewhere.goto(`${link.slice(0, -6)}aaaaaa`);
  await expect(elsewhere.getByText('We are asking her now.')).toHaveCount(0);
});
