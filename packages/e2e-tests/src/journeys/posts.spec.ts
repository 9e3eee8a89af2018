import { sendMediaInquiry } from '../pages/inquiry-form.ts';
import { mailedLink } from '../pages/mail.ts';
import { signIn } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

/** What Word puts on the clipboard, in short: styles of its own, empty paragraphs of the office namespace, a script. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h2 style="mso-list:none;color:#2F5496">From the estuary model<o:p></o:p></h2>
<p class=MsoNormal><span lang=EN-GB style="font-family:Calibri"><b>Nine of ten</b> runs stay <i>inside</i> the range.<o:p></o:p></span></p>
<script>document.title = 'stolen'</script></body></html>`;

test('a media officer writes a post, an expert signs it off on a phone, and a reader of it sends an inquiry', async ({
  visit,
}) => {
  const editor = await visit();
  await signIn(editor, 'administrator', '/login?callbackUrl=%2Fdashboard%2Fposts');
  await editor.getByRole('button', { name: 'New post' }).click();
  await editor.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Two tides and one storm');
  await editor.keyboard.press('Enter');
  await expect(editor.getByRole('heading', { name: 'Two tides and one storm', level: 1 })).toBeVisible();

  // Written by keyboard: a heading as Markdown has it, marks by their keys, and a paste.
  const text = editor.getByRole('textbox', { name: 'Text' });
  await text.click();
  await editor.keyboard.type('## The forecast\nThe tide peaks on ');
  await editor.keyboard.press('ControlOrMeta+b');
  await editor.keyboard.type('Wednesday');
  await editor.keyboard.press('ControlOrMeta+b');
  await editor.keyboard.type('.\n');
  await text.evaluate((element, html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, fromWord);
  await expect(text.getByRole('heading', { name: 'From the estuary model', level: 2 })).toBeVisible();

  // A picture from the menu of the slash, by its name.
  const picture = await editor.screenshot({ type: 'png' });
  await editor.keyboard.press('ControlOrMeta+End');
  await editor.keyboard.type('\n/pict');
  await expect(editor.getByRole('option', { name: 'Picture' })).toBeVisible();
  await editor.keyboard.press('Enter');
  const figure = editor.getByRole('dialog', { name: 'Add a picture' });
  await figure
    .getByLabel('Picture from your device')
    .setInputFiles({ name: 'gauge.png', mimeType: 'image/png', buffer: picture });
  await figure.getByLabel(/^Description/).fill('A gauge at high tide');
  await figure.getByRole('button', { name: 'Add picture' }).click();
  await expect(text.getByRole('img', { name: 'A gauge at high tide' })).toBeVisible();
  await editor
    .getByRole('textbox', { name: 'Summary' })
    .fill('What the estuary model says, and what it cannot say.');
  await editor.getByRole('combobox', { name: 'Topics' }).fill('Storm surge');
  await editor.getByRole('option', { name: 'Storm surge', exact: true }).click();
  await editor.getByRole('combobox', { name: 'Experts who can speak on this' }).fill('Okonjo');
  await editor.getByTitle('Maren Okonjo-Hale').click();
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible();

  await editor
    .getByLabel('Cover from your device')
    .setInputFiles({ name: 'tides.png', mimeType: 'image/png', buffer: picture });
  await editor
    .getByRole('region', { name: 'Cover' })
    .getByLabel(/^Description/)
    .fill('Two tides below a low sun');
  await editor.getByRole('button', { name: 'Save cover' }).click();
  await expect(editor.getByText('Ready to publish: 5 of 5')).toBeVisible();

  await editor.reload();
  await expect(text.locator('strong', { hasText: 'Wednesday' })).toBeVisible();
  await editor.getByRole('button', { name: 'Send to review' }).click();
  await editor.getByRole('button', { name: 'Ask: Maren Okonjo-Hale' }).click();
  await expect(editor.getByText(/^Asked on .*, no answer yet/)).toBeVisible();

  // She reads what readers will get, without an account; opening the link answers nothing.
  const expert = await visit();
  await expert.setViewportSize({ width: 390, height: 844 });
  await expert.goto(await mailedLink(expert.request, 'expert@rostrum.example', '/posts/sign-off'));
  await expect(expert.getByRole('heading', { name: /^Please check this text, Maren/ })).toBeVisible();
  await expect(expert.getByText('Nine of ten runs stay inside the range.')).toBeVisible();
  await expect(expert.getByRole('img', { name: 'Two tides below a low sun' })).toBeVisible();
  await expert.getByRole('button', { name: /^Sign off version/ }).click();
  await expect(expert.getByRole('heading', { name: 'You signed off the text' })).toBeVisible();

  await editor.reload();
  await expect(editor.getByText(/^Signed off version \d+ on /)).toBeVisible();
  await editor.getByRole('button', { name: 'Approve' }).click();
  await expect(editor.getByText('Closed to changes. Return it to draft to edit it.')).toBeVisible();
  await editor.getByRole('button', { name: 'Publish now' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  const address = String(await editor.getByRole('link', { name: 'View public page' }).getAttribute('href'));

  const reader = await visit();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: 'Two tides and one storm', level: 1 })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'The forecast', level: 2 })).toBeVisible();
  await expect(reader.getByText('Nine of ten runs stay inside the range.')).toBeVisible();
  await expect(reader.getByRole('img', { name: 'Two tides below a low sun' })).toBeVisible();
  await expect(reader.getByRole('img', { name: 'A gauge at high tide' })).toBeVisible();
  expect(await reader.title()).toContain('Two tides and one storm');

  // What the post leads to is counted with it.
  const subject = 'How sure is the ninth run?';
  await reader
    .getByRole('region', { name: 'Ask an expert about this' })
    .getByRole('link', { name: 'Ask Dr Okonjo-Hale' })
    .click();
  await sendMediaInquiry(reader, {
    subject,
    message: 'What would have to happen for a run to leave the range that you describe?',
    sender: { firstname: 'Ada', lastname: 'Lindqvist', email: 'ada.tides@selby-post.example' },
  });
  await editor.reload();
  const caused = editor.getByRole('region', { name: 'Inquiries it caused' });
  await caused.getByRole('link', { name: subject }).click();
  await expect(editor.getByRole('heading', { name: subject })).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Two tides and one storm' })).toBeVisible();
  await editor.goBack();

  await editor.getByRole('button', { name: 'Unpublish' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(editor.getByRole('button', { name: 'Send to review' })).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(410);
});
