import { guestInquiries, trackedInquiry } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { TrackInquiryPage } from './track-inquiry-page.tsx';

const token = 'abcdefghijklmnopqrstuvwxyz';
const server = contractServer(
  handle(guestInquiries.get, () => ({
    ...example(trackedInquiry, { subject: 'Storm surge barriers', status: 'received', may_reply: true }),
  })),
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
  // No code gives a guest's inquiry to an account, so nothing says so.
  expect(screen.getByText(/^What you send while signed in/)).toBeInTheDocument();
});

test('a link that has run out says so', async () => {
  server.use(refuse(guestInquiries.get, 'gone'));
  open();
  expect(await screen.findByText('This tracking link has run out')).toBeInTheDocument();
});
