import { guestInquiries, publicProfiles, trackedInquiry } from '@rostrum/contracts';
import { claimInquiry, confirmAddress, meetingChoices } from '@rostrum/contracts/inquiries';
import {
  contractServer,
  example,
  exampleId,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { TrackInquiryPage } from './track-inquiry-page.tsx';

const token = 'abcdefghijklmnopqrstuvwxyz';
const server = contractServer(
  handle(guestInquiries.get, () => ({
    ...example(trackedInquiry, { subject: 'Storm surge barriers', status: 'received', may_reply: true }),
  })),
  handle(publicProfiles.organisation, () => example(publicProfiles.organisation.response)),
);
const open = () =>
  renderPage(<TrackInquiryPage />, {
    route: `/inquiries/track/${token}`,
    path: paths.track.path,
    session: null,
  });

test('a guest follows the inquiry by the link alone', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Storm surge barriers' })).toBeInTheDocument();
  expect(screen.getByText('Your inquiry has arrived.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  // Back to this page, where it can be kept in the account.
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=${encodeURIComponent(`/inquiries/track/${token}`)}`,
  );
});

test('the address is confirmed by a press, where the link was emailed', async () => {
  const pressed: string[] = [];
  const tracked = () =>
    example(trackedInquiry, {
      subject: 'Storm surge barriers',
      status: 'received',
      may_reply: true,
      address: pressed.length === 0 ? 'by_this_link' : 'confirmed',
    });
  server.use(
    handle(confirmAddress, ({ params }) => {
      pressed.push(params.token);
      return tracked();
    }),
    handle(guestInquiries.get, tracked),
  );
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Confirm my email address' });
  expect(pressed).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('You confirmed your email address.')).toBeInTheDocument();
  expect(pressed).toEqual([token]);
});

test('one of the times for a meeting is chosen, and the agreed one goes into a calendar', async () => {
  const [past, next, later] = [-1, 2, 3].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString(),
  );
  const chosen: unknown[] = [];
  const tracked = () => ({
    ...example(trackedInquiry, { subject: 'Storm surge barriers', status: 'your_reply_needed' }),
    meeting: {
      id: exampleId(60),
      state: chosen.length === 0 ? ('offered' as const) : ('agreed' as const),
      times: [past ?? '', next ?? '', later ?? ''],
      minutes: 30,
      mode: 'video' as const,
      place: 'https://meet.example/42',
      agreed_at: chosen.length === 0 ? null : (later ?? ''),
      calendar: chosen.length === 0 ? null : 'BEGIN:VCALENDAR',
    },
  });
  server.use(
    handle(guestInquiries.get, tracked),
    handle(meetingChoices.takeByLink, ({ body }) => {
      chosen.push(body);
      return tracked();
    }),
  );
  const { user } = open();
  const times = await screen.findByRole('radiogroup', { name: 'Times to choose from' });
  const radios = within(times).getAllByRole('radio');
  expect(radios).toHaveLength(2);
  const agree = screen.getByRole('button', { name: 'Agree to this time' });
  expect(agree).toBeDisabled();
  await user.click(radios[1] as HTMLElement);
  await user.click(agree);
  const link = await screen.findByRole('link', { name: 'Add to your calendar' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('BEGIN:VCALENDAR');
  expect(chosen).toEqual([{ at: later }]);
});

test('a link that has run out says so', async () => {
  server.use(refuse(guestInquiries.get, 'gone'));
  open();
  expect(await screen.findByText('This tracking link has run out')).toBeInTheDocument();
});

test('who is signed in adds it to the account, or reads why not', async () => {
  server.use(refuse(claimInquiry, 'not_allowed', { message: 'Sent from another address.' }));
  const { user } = renderPage(<TrackInquiryPage />, {
    route: `/inquiries/track/${token}`,
    path: paths.track.path,
    session: 'media',
  });
  const button = await screen.findByRole('button', { name: 'Add to my account' });
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByText('Sent from another address.')).toBeInTheDocument();
  const asked: string[] = [];
  server.use(
    handle(claimInquiry, ({ body }) => {
      asked.push(body.token);
      return { id: exampleId(3) };
    }),
  );
  await user.click(button);
  await waitFor(() => expect(window.location.pathname).toBe(paths.sentInquiry.href(exampleId(3))));
  expect(asked).toEqual([token]);
});
