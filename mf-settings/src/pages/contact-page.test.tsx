import { access, contact, security, settings } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import {
  organisationProfiles,
  seekerProfiles,
  type OrganisationProfile,
  type SeekerProfile,
} from '@rostrum/contracts/settings';
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
const everything = {
  assigned: 'at_once',
  mention: 'at_once',
  ask: 'at_once',
  reply: 'at_once',
  due: 'at_once',
  review: 'at_once',
  answer_review: 'at_once',
  decision: 'at_once',
} as const;
const profile: OrganisationProfile = {
  version: 2,
  description: '',
  desk_email: null,
  privacy_contact: null,
  phones: [],
  social: [],
};
const server = contractServer(
  handle(access.listJoinable, () => ({ items: [] })),
  handle(organisationProfiles.get, () => profile),
  handle(settings.getContact, () => own),
  handle(notifications.choices, () => everything),
);

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

test('a website that is none is told beside its field with the remedy, is kept, and is not sent', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(settings.getContact, () => ({ ...own, organisation })),
    handle(settings.updateContact, ({ body }) => {
      sent.push(body);
      return { ...own, version: 4, organisation: { ...organisation, website: 'https://northmere.example' } };
    }),
  );
  const { user } = renderPage(<ContactPage />);
  const website = await screen.findByLabelText(/Website/);
  await user.type(website, 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save contact details' }));
  await screen.findByText('Enter a web address like https://example.org.');
  expect(website).toHaveProperty('value', 'javascript:alert(1)');
  expect(sent).toEqual([]);
  await user.clear(website);
  await user.type(website, 'northmere.example');
  await user.click(screen.getByRole('button', { name: 'Save contact details' }));
  await waitFor(() => expect(website).toHaveProperty('value', 'https://northmere.example'));
  expect(sent).toHaveLength(1);
});

const overview = { ...example(security.get.response), confirmation_kinds: ['password' as const] };

test('a new address is asked for after confirming who one is, and the mail is announced', async () => {
  const asked: unknown[] = [];
  let isConfirmed = false;
  server.use(
    handle(security.get, () => overview),
    handle(security.confirm, () => {
      isConfirmed = true;
      return example(security.confirm.response);
    }),
  );
  server.use(refuse(settings.changeEmail, 'confirmation_required'));
  const { user } = renderPage(<ContactPage />);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.type(await screen.findByLabelText('New address'), 'ines@new.example');
  await user.click(screen.getByRole('button', { name: 'Mail the link' }));
  await user.type(await screen.findByLabelText('Password'), 'storm surge barrier');
  server.use(
    handle(settings.changeEmail, (call) => {
      asked.push(call.body);
      return { sent_to: 'ines@new.example' };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('status')).toHaveTextContent('on its way to ines@new.example');
  expect([isConfirmed, asked]).toEqual([true, [{ email: 'ines@new.example' }]]);
});

test('a refused address is named and stays typed', async () => {
  server.use(
    handle(security.get, () => overview),
    refuse(settings.changeEmail, 'invalid_input', {
      fields: [{ path: 'email', code: 'invalid', message: 'This is your address already.' }],
    }),
  );
  const { user } = renderPage(<ContactPage />);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.type(await screen.findByLabelText('New address'), own.email);
  await user.click(screen.getByRole('button', { name: 'Mail the link' }));
  await screen.findByRole('link', { name: 'This is your address already.' });
  expect(screen.getByLabelText('New address')).toHaveProperty('value', own.email);
});

test('the mailed link moves the account when it is confirmed, not when it is opened', async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(settings.confirmEmail, (call) => {
      bodies.push(call.body);
      return { email: 'ines@new.example', other_sessions_ended: 0 };
    }),
    handle(settings.getContact, () => (bodies.length === 0 ? own : { ...own, email: 'ines@new.example' })),
  );
  const token = 'x'.repeat(43);
  const { user } = renderPage(<ContactPage />, { route: `/?confirm_email=${token}` });
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  expect(bodies).toEqual([]);
  await user.click(confirm);
  await waitFor(() => expect(bodies).toEqual([{ token }]));
  await waitFor(() => expect(screen.queryByText('Confirm your new address')).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'ines@new.example'),
  );
});

test('a link that is too old says so and leaves the page usable', async () => {
  server.use(refuse(settings.confirmEmail, 'gone'));
  const { user } = renderPage(<ContactPage />, { route: `/?confirm_email=${'x'.repeat(43)}` });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('The address was not changed');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await screen.findByLabelText('First name');
});

test('how often each kind of notification is emailed is saved at once', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(notifications.choose, ({ body }) => {
      sent.push(body);
      return { ...everything, ...body };
    }),
  );
  const { user } = renderPage(<ContactPage />);
  const replies = await screen.findByRole('combobox', { name: 'A sender replies or withdraws' });
  await user.click(replies);
  await user.click(await screen.findByTitle('One daily email'));
  await waitFor(() => expect(sent).toEqual([{ ...everything, reply: 'daily' }]));
});

test('public details of the organisation are saved by themselves; a line that is no address is quoted', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(settings.getContact, () => ({ ...own, organisation })),
    handle(organisationProfiles.change, ({ body }) => {
      sent.push(body);
      return { ...body, version: 3 };
    }),
  );
  const { user } = renderPage(<ContactPage />);
  const social = await screen.findByLabelText(/Social profiles/);
  // A list may be empty.
  expect(screen.getByText('Social profiles')).not.toHaveClass('r-field__label--required');
  await user.type(social, 'mastodon.example/@halden{Enter}not an address');
  await user.type(screen.getByLabelText(/Desk email/), 'press@halden.example');
  const save = screen.getByRole('button', { name: 'Save public details' });
  await user.click(save);
  await screen.findByText('“not an address” is no web address like https://example.org.');
  expect(sent).toEqual([]);
  await user.clear(social);
  await user.type(social, 'mastodon.example/@halden{Enter}');
  await user.click(save);
  await waitFor(() =>
    expect(sent).toEqual([
      { ...profile, desk_email: 'press@halden.example', social: ['https://mastodon.example/@halden'] },
    ]),
  );
});

test('a journalist says once who they are, and lines are sent as a list', async () => {
  const sent: unknown[] = [];
  const before: SeekerProfile = {
    version: 1,
    seeker_type: 'media',
    verification: 'unverified',
    outlet: null,
    organization: null,
    job_title: null,
    media_position: null,
    media_type: null,
    website: null,
    country: null,
    beats: [],
    bylines: [],
  };
  server.use(
    handle(seekerProfiles.get, () => ({ profile: before })),
    handle(seekerProfiles.change, ({ body }) => {
      sent.push(body);
      return { profile: { ...before, ...body, version: 2 } };
    }),
  );
  const { user } = renderPage(<ContactPage />, { session: 'media' });
  await user.type(await screen.findByLabelText(/Outlet/), 'The Meridian Ledger');
  await user.type(screen.getByLabelText(/What you cover/), 'Coasts{Enter}Rivers');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { version: 1, outlet: 'The Meridian Ledger', beats: ['Coasts', 'Rivers'], country: null },
    ]),
  );
});
