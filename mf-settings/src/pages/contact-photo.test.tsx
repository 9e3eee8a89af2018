import { access, contact, settings, uploads, type Contact, type Upload } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { organisationProfiles } from '@rostrum/contracts/settings';
import {
  acceptUploadContent,
  contractServer,
  example,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { Notifications } from '@rostrum/ui-kit';
import { expect, test } from 'vitest';
import { ContactPage } from './contact-page.tsx';

const own = { ...example(contact), firstname: 'Ines', lastname: 'Calder', image: null, organisation: null };
const organisation = {
  version: 5,
  name: 'Northmere University',
  company_username: 'northmere',
  website: null,
  expert_center_url: null,
  street: null,
  city: null,
  state: null,
  postal: null,
  country: 'GB',
  desk_phone: null,
};
const profile = {
  version: 2,
  description: '',
  desk_email: null,
  privacy_contact: null,
  phones: [],
  social: [],
};
const server = contractServer(
  handle(settings.getContact, () => own),
  handle(access.listJoinable, () => ({ items: [] })),
  handle(organisationProfiles.get, () => profile),
  handle(notifications.choices, () => example(notifications.choices.response)),
);
const page = (
  <>
    <ContactPage />
    <Notifications />
  </>
);

test('a photo is shown once it was checked, and removed again', async () => {
  const id = '01890000-0000-7000-8000-000000000009';
  const sent: Upload = {
    id,
    name: 'me.jpg',
    size: 3,
    received: 0,
    state: 'receiving',
    fault: null,
    preview: null,
  };
  const ready = { ...sent, received: 3, state: 'ready' as const };
  let shown: unknown;
  let stored: Contact = own;
  server.use(
    handle(uploads.create, () => sent),
    ...acceptUploadContent(3),
    handle(uploads.get, () => ready),
    handle(settings.setPhoto, ({ body }) => {
      shown = body;
      return (stored = { ...own, image: '/files/0123-400.webp' });
    }),
    handle(settings.getContact, () => stored),
    handle(settings.removePhoto, () => (stored = own)),
  );
  const { user } = renderPage(page);
  await user.upload(
    await screen.findByLabelText('Photo from your device'),
    new File(['abc'], 'me.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByText('Your photo was saved.');
  expect(shown).toEqual({ upload_id: id });
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  await screen.findByText('Your photo was removed.');
  const choose = await screen.findByRole('button', { name: 'Choose a photo' });
  await waitFor(() => expect(choose).toHaveFocus());
});

test('numbers are added with what they are for, checked by row, and removed', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(settings.getContact, () => ({ ...own, organisation })),
    handle(organisationProfiles.change, ({ body }) => {
      sent.push(body.phones);
      return { ...profile, ...body, version: 3 };
    }),
  );
  const { user } = renderPage(page);
  const group = within(await screen.findByRole('group', { name: /Other phone numbers/ }));
  const add = group.getByRole('button', { name: 'Add a number' });
  await user.click(add);
  await user.click(add);
  await user.click(group.getByRole('button', { name: 'Remove number 2' }));
  expect(add).toHaveFocus();
  await user.type(group.getByLabelText(/What it is for/), 'Weekends');
  await user.type(group.getByLabelText(/^Number/), 'call me');
  await user.click(screen.getByRole('button', { name: 'Save public details' }));
  await group.findByText('Enter a phone number like +44 20 7946 0100.');
  await user.clear(group.getByLabelText(/^Number/));
  await user.type(group.getByLabelText(/^Number/), '020 7946 0111');
  await user.click(screen.getByRole('button', { name: 'Save public details' }));
  await waitFor(() => expect(sent).toEqual([[{ label: 'Weekends', number: '020 7946 0111' }]]));
});
