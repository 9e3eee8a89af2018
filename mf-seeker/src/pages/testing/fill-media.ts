import { screen, within, type renderPage } from '@rostrum/test-support';

type User = ReturnType<typeof renderPage>['user'];

export const message = 'Does the barrier still hold at a 1-in-200 surge in 2050?';

/** Each keystroke draws the whole form, and what is typed one by one is the matter of one test alone. */
export async function write(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

export async function fillMedia(user: User) {
  const form = within(await screen.findByRole('region', { name: 'Send an inquiry' }));
  await write(user, await form.findByLabelText('Outlet'), 'The Meridian Ledger');
  await user.selectOptions(form.getByLabelText('Your position'), 'reporter');
  await user.selectOptions(form.getByLabelText('Medium'), 'print');
  await user.click(form.getByRole('radio', { name: 'Tomorrow 12:00' }));
  await write(user, form.getByLabelText(/^Subject/), 'Storm surge barriers');
  await write(user, form.getByLabelText('What do you want to ask?'), message);
  await write(user, form.getByLabelText('First name'), 'Callum');
  await write(user, form.getByLabelText('Last name'), 'Reyes');
  await write(user, form.getByLabelText('Email'), 'callum@meridian.example');
  await user.selectOptions(form.getByLabelText('Country'), 'GB');
  await user.click(form.getByLabelText(/may use these details/));
  return form;
}

export const sendButton = () => screen.getByRole('button', { name: /Send to Dr Okonjo-Hale/ });
