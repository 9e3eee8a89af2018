import { sendMediaInquiry } from '../pages/inquiry-form.ts';
import { expect, test } from '../server/fixtures.ts';
import { startMailOffice } from '../server/mail-office.ts';
import { signInByCall } from '@rostrum/test-support/browser';

const subject = 'Barrier inspections after the storm';
const message = 'What did last week’s inspection of the surge barrier find, and who decided to keep it open?';
const guest = { firstname: 'Ada', lastname: 'Lindqvist', email: 'ada.lindqvist@selby-post.example' };
const linkIn = (text: string, path: string) =>
  new RegExp(String.raw`https?://[^\s<>"]+(${path}[?/][^\s<>")]+)`).exec(text)?.[1] ?? `no link to ${path}`;

test('a press office’s day: a guest asks, an expert says yes on a phone, a colleague clears the reply, and mail goes both ways', async ({
  browser,
}) => {
  await using office = await startMailOffice();
  const open = async (account: string | null, viewport = { width: 1440, height: 900 }) => {
    const context = await browser.newContext({ baseURL: office.origin, viewport });
    if (account !== null) await signInByCall(context.request, `${account}@rostrum.example`);
    return context.newPage();
  };
  const [journalist, head, colleague] = [await open(null), await open('administrator'), await open('agent')];

  // Replies to journalists are cleared by a colleague from today on.
  await head.goto('/dashboard/inquiries/setup');
  const setup = head.getByRole('form', { name: 'Clearances' });
  await setup.getByRole('button', { name: 'Add clearances' }).click();
  await setup.getByRole('combobox', { name: 'Types of clearances 1' }).click();
  const media = head.locator('.ant-select-item-option[title="Media"]');
  await media.click();
  await head.keyboard.press('Escape');
  await expect(media).toBeHidden();
  await setup.getByRole('textbox', { name: 'Step 1 of clearances 1' }).fill('Press office');
  await setup.getByRole('combobox', { name: 'Who clears step 1 of clearances 1' }).click();
  await head.locator('.ant-select-item-option[title="Jonah Petrie"]').click();
  await setup.getByRole('button', { name: 'Save clearances' }).click();
  await expect(setup.getByText(/^Last change by Ines Calder/)).toBeVisible();

  await journalist.goto('/experts/maren-okonjo-hale');
  const reference = await sendMediaInquiry(journalist, { subject, message, sender: guest });
  const receipt = await office.mailTo(guest.email, new RegExp(reference));
  await journalist.goto(linkIn(receipt.text, '/inquiries/track'));
  await journalist.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(journalist.getByText('You confirmed your email address.')).toBeVisible();

  // The desk finds it in the table and asks the expert, who answers from the mail on a phone, without an account.
  await head.goto('/dashboard/inquiries?layout=table');
  await head.getByRole('table').getByText(subject).click();
  await head.getByRole('button', { name: 'Ask experts' }).click();
  const drawer = head.getByRole('dialog', { name: 'Ask experts' });
  await drawer.getByRole('checkbox', { name: /Maren Okonjo-Hale/ }).check();
  await drawer.getByRole('button', { name: 'Ask Maren' }).click();
  const asked = await office.mailTo('expert@rostrum.example', /Can you take this Media inquiry/);
  const expert = await open(null, { width: 390, height: 844 });
  await expert.goto(linkIn(asked.text, '/inquiries/ask'));
  await expert.getByText('Yes, I will take it').click();
  await expert.getByRole('textbox', { name: /Note to the desk/ }).fill('It found nothing that worries me.');
  await expert.getByRole('button', { name: /^Send/ }).click();
  await expect(expert.getByRole('heading', { name: /^You said yes/ })).toBeVisible();
  const side = head.getByRole('complementary', { name: 'Request details' });
  await expect(side.getByRole('region', { name: 'Asked so far' })).toContainText('nothing that worries me');

  // Send asks for clearance; the colleague is mailed, sees who else is there, and clears it. Nothing went out before.
  const reply = 'Dr Okonjo-Hale can speak tomorrow at ten. The inspection found no damage.';
  await head.getByRole('textbox', { name: /^Reply to/ }).fill(reply);
  await head.getByRole('button', { name: /^Ask for clearance/ }).click();
  const dialog = head.getByRole('dialog', { name: 'Ask for clearance' });
  await expect(dialog.getByText('Jonah Petrie')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for clearance' }).click();
  await expect(
    head.getByRole('heading', { name: 'Your reply waits for clearance: Press office' }),
  ).toBeVisible();
  const toClear = await office.mailTo('agent@rostrum.example', /asks you to clear a reply/);
  await colleague.goto(linkIn(toClear.text, '/dashboard/inquiries'));
  await expect(
    colleague.getByRole('main').getByText('Ines Calder has this inquiry open, too.'),
  ).toBeVisible();
  expect(office.receivedBy(guest.email).some(({ text }) => text.includes('found no damage'))).toBe(false);
  await colleague.getByRole('button', { name: 'Clear reply' }).click();
  await expect(colleague.getByRole('log').getByText(reply)).toBeVisible();

  // The journalist answers the mail from a mail program; the desk reads it live, without what it quotes.
  const replied = await office.mailTo(guest.email, /^Northmere University replied: /);
  expect(replied.text).toContain('found no damage');
  await office.answer(replied, {
    from: guest.email,
    body: 'Ten suits me, thank you.\n\nOn Fri, 27 Nov 2026 at 14:02, Northmere University <mail@rostrum.test> wrote:\n> Dr Okonjo-Hale can speak tomorrow at ten.',
  });
  await expect(head.getByRole('log').getByText('Ten suits me, thank you.')).toBeVisible();
  await expect(head.getByRole('log').getByText(/On Fri, 27 Nov/)).toHaveCount(0);

  await head.getByRole('button', { name: 'Close', exact: true }).click();
  const closing = head.getByRole('dialog');
  await closing.getByRole('combobox', { name: 'How did it end?' }).click();
  await head.getByTitle('Interview done').click();
  await closing
    .getByRole('button', { name: /^Close/ })
    .last()
    .click();
  await expect(head.getByRole('region', { name: 'Outcome' })).toContainText('Interview done');
  await journalist.reload();
  await expect(
    journalist
      .getByRole('list', { name: /^Progress/ })
      .getByText('Closed')
      .first(),
  ).toBeVisible();
  await expect(journalist.getByText(reply)).toBeVisible();

  // Each of them once: no mail is doubled on its way through the queue.
  const subjects = office
    .receivedBy(guest.email)
    .map((mail) => mail.headers.match(/^message-id: (.*)$/im)?.[1]);
  expect(new Set(subjects).size).toBe(subjects.length);
});
