import { contact, settings } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { ContactPage } from './contact-page.tsx';

const own = {
  ...example(contact),
  firstname: 'Ines',
  lastname: 'Calder',
  email: 'ines@northmere.example',
  phone: null,
  version: 3,
  organisation: null,
};
const server = contractServer(handle(settings.getContact, () => own));

test('saves under the version that was read, and an empty phone as none', async () => {
  let body: unknown;
  server.use(
    handle(settings.updateContact, (call) => {
      body = call.body;
      return { ...own, firstname: 'Inês', version: 4 };
    }),
  );
  const { user } = renderPage(<ContactPage />);
  const first = await screen.findByLabelText('First name');
  await user.clear(first);
  await user.type(first, 'Inês');
  await user.click(screen.getByRole('button', { name: 'Save contact details' }));
  await waitFor(() => expect(body).toMatchObject({ version: 3, firstname: 'Inês', phone: null }));
});

test('a refused field is listed with a way to it, and what was typed stays', async () => {
  server.use(
    refuse(settings.updateContact, 'invalid_input', {
      fields: [{ path: 'phone', code: 'invalid', message: 'Enter a phone number.' }],
    }),
  );
  const { user } = renderPage(<ContactPage />);
  await user.type(await screen.findByLabelText(/Phone/), 'call me');
  await user.click(screen.getByRole('button', { name: 'Save contact details' }));
  await screen.findByRole('link', { name: 'Enter a phone number.' });
  expect(screen.getByLabelText(/Phone/)).toHaveProperty('value', 'call me');
});

test('an empty name is refused before it is sent', async () => {
  const { user } = renderPage(<ContactPage />);
  await user.clear(await screen.findByLabelText('Last name'));
  await user.click(screen.getByRole('button', { name: 'Save contact details' }));
  await screen.findByText('Enter your last name.');
});
