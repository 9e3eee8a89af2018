import { createKeyboard } from '../browser/keyboard.ts';
import { mailedLink } from '../pages/mail.ts';
import { expect, test } from '../server/fixtures.ts';

test('a media officer goes from a blank page over sign-off to publication by keys alone', async ({
  visit,
}) => {
  const desk = await visit('administrator');
  await desk.goto('/dashboard/posts');
  const keys = createKeyboard(desk);
  const title = 'A surge that came by keyboard';

  await keys.press(desk.getByRole('button', { name: 'New post' }));
  await keys.write(desk.getByRole('dialog').getByRole('textbox', { name: 'Title' }), title);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: title, level: 1 })).toBeVisible();

  // What is fetched while one reaches for it may take the focus along.
  const text = desk.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeVisible();
  const picture = await desk.screenshot({ type: 'png' });
  const cover = desk.getByRole('region', { name: 'Cover' });
  // Playwright tells the page to intercept the file chooser by a call, and a key overtakes calls while a script runs. So the
  // wait begins before `reach`, whose own calls follow it.
  const choosing = desk.waitForEvent('filechooser');
  await keys.reach(cover.getByRole('button', { name: 'Choose a cover' }));
  await desk.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'tides.png', mimeType: 'image/png', buffer: picture });
  await keys.write(cover.getByLabel(/^Description/), 'Two tides below a low sun');
  await keys.press(cover.getByRole('button', { name: /Save cover$/ }));
  await expect(cover.getByRole('button', { name: /Save cover$/ })).toBeHidden();

  await keys.write(desk.getByRole('textbox', { name: 'Summary' }), 'What the model says of this week.');
  // A heading as Markdown has it, a quotation from the menu of the slash, and the way out of the text.
  await keys.write(text, '## The forecast\nThe tide peaks on Wednesday.\n/quot');
  await expect(desk.getByRole('option', { name: 'Quotation' })).toBeVisible();
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('It comes twice.');
  await expect(text.locator('blockquote')).toHaveText('It comes twice.');

  await keys.write(desk.getByRole('combobox', { name: 'Experts who can speak on this' }), 'Okonjo');
  await expect(desk.getByTitle('Maren Okonjo-Hale')).toBeVisible();
  await desk.keyboard.press('Enter');
  await keys.write(desk.getByRole('combobox', { name: 'Topics' }), 'Storm surge');
  await expect(desk.getByRole('option', { name: 'Storm surge', exact: true })).toBeVisible();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

  await expect(desk.getByText('Ready to publish: 5 of 5')).toBeVisible();

  // What readers will see, and back to writing, in the switch of views.
  await keys.press(
    desk.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { checked: true }),
    'ArrowRight',
  );
  await expect(desk.getByRole('radio', { name: 'iphone' })).toBeChecked();
  await desk.keyboard.press('ArrowLeft');
  await expect(desk.getByRole('radio', { name: 'iphone' })).not.toBeChecked();

  await keys.press(desk.getByRole('button', { name: 'Send to review' }));
  await keys.press(desk.getByRole('button', { name: 'Ask: Maren Okonjo-Hale' }));
  await expect(desk.getByText(/^Asked on .*, no answer yet/)).toBeVisible();

  const expert = await visit();
  await expert.goto(await mailedLink(expert.request, 'expert@rostrum.example', '/posts/sign-off'));
  await createKeyboard(expert).press(expert.getByRole('button', { name: /^Sign off version/ }));
  await expect(expert.getByRole('heading', { name: 'You signed off the text' })).toBeVisible();

  // On the board, M on a card opens where it can go.
  await desk.goto('/dashboard/posts?view=board');
  const card = desk.getByRole('link', { name: title });
  await keys.press(card, 'm');
  await expect(desk.getByRole('menuitem', { name: 'Move to approved' })).toBeVisible();
  const readActive = () =>
    desk.evaluate(
      () =>
        (document.querySelector('.ant-dropdown-menu-item-active') ?? document.activeElement)?.textContent ??
        '',
    );
  for (let steps = 0; steps < 6; steps += 1) {
    const before = await readActive();
    if (before === 'Move to approved') break;
    await desk.keyboard.press('ArrowDown');
    // The menu moves its mark in the next frame: another key before that would go past what is looked for.
    await expect.poll(readActive).not.toBe(before);
  }
  expect(await readActive()).toBe('Move to approved');
  await desk.keyboard.press('Enter');
  await expect(
    desk.getByRole('region', { name: /^Approved/ }).getByRole('link', { name: title }),
  ).toBeVisible();

  // In the calendar, a post without a day is planned by its button, and moved by D.
  await desk.goto('/dashboard/posts?view=calendar');
  await keys.press(desk.getByRole('button', { name: new RegExp(`: ${title}$`) }).first());
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const day = new Date(Date.now() + 2 * 86_400_000);
  const iso = day.toISOString().slice(0, 10);
  const [year = '', month = '', date = ''] = iso.split('-');
  const field = dialog.getByLabel('Day');
  // The order of its parts is the browser's own.
  for (const parts of [month + date, date + month]) {
    if ((await field.inputValue()) === iso) break;
    await keys.reach(field);
    await desk.keyboard.type(parts + year);
    await desk.keyboard.press('Shift+Tab');
  }
  await expect(field).toHaveValue(iso);
  await keys.press(dialog.getByRole('button', { name: /Schedule$/ }));
  await expect(dialog).toBeHidden();
  const scheduled = desk.getByRole('link', { name: new RegExp(`${title} ?, Scheduled$`) });
  await keys.press(scheduled, 'd');
  await expect(dialog).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(scheduled).toBeFocused();
  await desk.keyboard.press('Enter');
  await keys.press(desk.getByRole('button', { name: 'Publish now' }));
  // The question has the focus once it is drawn: an Enter before that is the button's.
  await keys.press(desk.getByRole('dialog').getByRole('button', { name: 'Publish now' }));
  const address = desk.getByRole('link', { name: 'View public page' });
  await expect(address).toBeVisible();
  const reader = await visit();
  await reader.goto(String(await address.getAttribute('href')));
  await expect(reader.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await createKeyboard(reader).press(reader.getByRole('link', { name: 'Ask Dr Okonjo-Hale' }));
  await expect(reader).toHaveURL(/\/experts\/.*#inquire$/);
});
