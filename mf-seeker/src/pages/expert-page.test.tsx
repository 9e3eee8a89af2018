import { events, guestInquiries, inquirySubmission, publicProfiles, sentInquiries } from '@rostrum/contracts';
import { contractServer, handle, refuse, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';
import { ExpertPage } from './expert-page.tsx';
import { expert, receipt } from './testing/expert.ts';
import { fillMedia, message, sendButton, write } from './testing/fill-media.ts';

let reported: string[] = [];
const server = contractServer(
  handle(publicProfiles.person, () => expert()),
  handle(events.reportAll, ({ body }) => {
    reported.push(...body.events.map(({ name }) => name));
    return { recorded: body.events.length };
  }),
);
beforeEach(() => {
  // What a visitor does on a page that is being left is told at once.
  window.dispatchEvent(new Event('pagehide'));
  reported = [];
});

const open = (session: 'media' | null = null) =>
  renderPage(<ExpertPage />, { route: '/experts/maren-okonjo-hale', path: paths.expert.path, session });

test('the page is read without a session, and counted once', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr Maren Okonjo-Hale' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'In her words' })).toBeInTheDocument();
  expect(screen.getByText('Coastal flooding')).toBeInTheDocument();
  expect(document.title).toBe('Dr Maren Okonjo-Hale · Rostrum');
  await waitFor(() => expect(reported).toEqual(['profile_view']));
});

test('types the expert refuses are not offered, and the form follows the type', async () => {
  const { user } = open();
  const form = within(await screen.findByRole('region', { name: 'Send an inquiry' }));
  await user.click(await form.findByRole('button', { name: '7 more' }));
  expect(form.queryByRole('radio', { name: 'Donor' })).not.toBeInTheDocument();
  expect(form.getByText('Goes through the office first.')).toBeInTheDocument();
  await user.click(form.getByRole('radio', { name: 'Meeting' }));
  expect(form.getByLabelText('Purpose of the meeting')).toBeInTheDocument();
  expect(form.getByLabelText('Time 2')).toBeInTheDocument();
  expect(form.queryByLabelText('Outlet')).not.toBeInTheDocument();
  await waitFor(() => expect(reported).toEqual(['profile_view', 'inquiry_open', 'inquiry_start']));
});

test('a guest sends an inquiry and gets the reference and the tracking link', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(guestInquiries.send, ({ body }) => {
      sent.push(body);
      return receipt;
    }),
  );
  const { user } = open();
  await fillMedia(user);
  await user.click(sendButton());

  expect(await screen.findByText('INQ-7K2M9')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Follow your inquiry' })).toHaveAttribute(
    'href',
    receipt.tracking_path,
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    type: 2,
    recipients: ['maren-okonjo-hale'],
    company_username: 'northmere',
    fields: { outlet: 'The Meridian Ledger', media_position: 'reporter', media_type: 'print' },
    message,
    source_page: '/experts/maren-okonjo-hale',
  });
  expect(inquirySubmission.safeParse(sent[0]).success).toBe(true);
  expect(screen.getByRole('heading', { name: /Sent to Dr Okonjo-Hale/ })).toBe(document.activeElement);
});

test('what is typed outlives another type, a leave and a reload; a fault goes with its own field', async () => {
  const { user, unmount } = open();
  const form = within(await screen.findByRole('region', { name: 'Send an inquiry' }));
  await user.type(await form.findByLabelText('Outlet'), 'The Meridian');
  await user.type(form.getByLabelText(/^Subject/), 'Barriers');
  await user.click(form.getByRole('button', { name: '7 more' }));
  await user.click(form.getByRole('radio', { name: 'Meeting' }));
  await user.type(form.getByLabelText('Purpose of the meeting'), 'A plan');
  await user.click(sendButton());
  await waitFor(() =>
    expect(form.getByLabelText('What do you want to ask?').getAttribute('aria-invalid')).toBe('true'),
  );
  await user.type(form.getByLabelText('First name'), 'C');
  expect(form.getByLabelText('First name').getAttribute('aria-invalid')).toBeNull();
  expect(form.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true');
  unmount();

  open();
  const again = within(await screen.findByRole('region', { name: 'Send an inquiry' }));
  expect(await again.findByLabelText('Purpose of the meeting')).toHaveProperty('value', 'A plan');
  expect(again.getByLabelText(/^Subject/)).toHaveProperty('value', 'Barriers');
  await user.click(again.getByRole('radio', { name: 'Media' }));
  expect(again.getByLabelText('Outlet')).toHaveProperty('value', 'The Meridian');
});

test('a restored draft says so and can be cleared; who sends stays, and the focus is in the form', async () => {
  const { user, unmount } = open();
  await fillMedia(user);
  expect(screen.queryByText('Your draft was restored.')).not.toBeInTheDocument();
  unmount();

  open();
  expect(await screen.findByText('Your draft was restored.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear draft' }));
  expect(screen.queryByText('Your draft was restored.')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Subject/)).toHaveProperty('value', '');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'callum@meridian.example');
  expect(document.activeElement?.closest('form')).not.toBeNull();
});

test('a guest who sent an inquiry is not asked again who they are', async () => {
  server.use(handle(guestInquiries.send, () => receipt));
  const { user, unmount } = open();
  await fillMedia(user);
  await user.click(sendButton());
  await screen.findByText('INQ-7K2M9');
  unmount();

  open();
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'callum@meridian.example');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Callum');
  expect(screen.getByLabelText('Country')).toHaveProperty('value', 'GB');
  expect(screen.getByLabelText('Outlet')).toHaveProperty('value', 'The Meridian Ledger');
  expect(screen.getByLabelText(/^Subject/)).toHaveProperty('value', '');
  expect(screen.queryByText('Your draft was restored.')).not.toBeInTheDocument();
});

test('a signed-in seeker finds name and address filled in and sends as themselves', async () => {
  server.use(
    handle(sentInquiries.senderDetails, () => ({ country: null, state: null, by_type: [] })),
    handle(sentInquiries.send, () => ({
      ...receipt,
      tracking_path: `/dashboard/inquiries/sent/${receipt.id}`,
    })),
  );
  const { user } = open('media');
  const form = within(await screen.findByRole('region', { name: 'Send an inquiry' }));
  expect((await form.findByLabelText<HTMLInputElement>('First name')).value).toBe('Robin');
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('robin@northfield.example');
  await write(user, form.getByLabelText('Outlet'), 'The Meridian Ledger');
  await user.selectOptions(form.getByLabelText('Your position'), 'reporter');
  await user.selectOptions(form.getByLabelText('Medium'), 'print');
  await user.click(form.getByRole('radio', { name: 'Tomorrow 12:00' }));
  await write(user, form.getByLabelText(/^Subject/), 'Storm surge barriers');
  await write(user, form.getByLabelText('What do you want to ask?'), message);
  await user.selectOptions(form.getByLabelText('Country'), 'GB');
  await user.click(form.getByLabelText(/may use these details/));
  await user.click(sendButton());
  expect(await screen.findByText('INQ-7K2M9')).toBeInTheDocument();
});

test('what is missing is listed on top, each entry leading to its field', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Send to Dr Okonjo-Hale/ }));
  const summary = await screen.findByRole('alert');
  await user.click(within(summary).getByRole('link', { name: 'Outlet: Enter outlet.' }));
  expect(screen.getByLabelText('Outlet')).toHaveFocus();
  await user.type(screen.getByLabelText('Outlet'), 'The Meridian Ledger');
  expect(screen.getByLabelText('Outlet')).not.toHaveAttribute('aria-invalid');
});

test('a failed send keeps every word, and the next attempt carries the same key', async () => {
  const keys: (string | null)[] = [];
  let isDown = true;
  server.use(
    handle(guestInquiries.send, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (isDown) throw new Error('connection lost');
      return receipt;
    }),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, unmount } = open();
  const form = await fillMedia(user);
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send. Your text is kept. Try again.');
  expect(form.getByLabelText<HTMLTextAreaElement>('What do you want to ask?').value).toBe(message);

  // Even a reload in between loses nothing.
  unmount();
  open();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('What do you want to ask?')).value).toBe(message);
  isDown = false;
  await user.click(sendButton());
  expect(await screen.findByText('INQ-7K2M9')).toBeInTheDocument();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('field errors of the server stand beside their fields', async () => {
  server.use(
    refuse(guestInquiries.send, 'invalid_input', {
      fields: [{ path: 'fields.outlet', code: 'too_short', message: 'Write the full name of the outlet.' }],
    }),
  );
  const { user } = open();
  const form = await fillMedia(user);
  await user.click(sendButton());
  expect(
    await form.findByRole('link', { name: 'Outlet: Write the full name of the outlet.' }),
  ).toBeInTheDocument();
  expect(form.getByLabelText('Outlet')).toHaveAttribute('aria-invalid', 'true');
});

test('too many inquiries: the wait and the number of the desk', async () => {
  server.use(refuse(guestInquiries.send, 'too_many_requests'));
  const { user } = open();
  await fillMedia(user);
  await user.click(sendButton());
  const alert = await screen.findByText(/a lot of inquiries/);
  expect(
    within(alert.parentElement as HTMLElement).getByRole('link', { name: '01632 960 144' }),
  ).toBeInTheDocument();
});

test('a bookmark needs an account and says so', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Bookmark Dr Maren Okonjo-Hale' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to keep bookmarks' });
  expect(within(dialog).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fexperts%2Fmaren-okonjo-hale',
  );
});

test('a page that is gone says so and leads on', async () => {
  server.use(refuse(publicProfiles.person, 'gone', { message: 'Maren Okonjo-Hale is no longer published.' }));
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This profile is no longer here' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to search experts' })).toBeInTheDocument();
});
