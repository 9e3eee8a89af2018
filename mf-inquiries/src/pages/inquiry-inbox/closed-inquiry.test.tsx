import { inquiries, type InquiryDetail } from '@rostrum/contracts';
import {
  example,
  exampleInquiry,
  exampleInquiryDetail,
  handle,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { first, scene, server, openFirst, reset } = setUpInbox();
beforeEach(reset);

const close = (outcome: NonNullable<InquiryDetail['outcome']>) => {
  const closed = { status: 'closed', outcome, closed_at: new Date().toISOString() } as const;
  scene.detail = exampleInquiryDetail(first, closed);
};
const link = () => screen.queryByRole('link', { name: 'Add coverage' });

test('an interview that is over leads administrators to its coverage; nobody else, and no other outcome', async () => {
  close('interview_done');
  const { unmount } = openFirst();
  await screen.findByLabelText('Outcome');
  expect(link()).toHaveAttribute('href', `/dashboard/analytics/coverage?inquiry=${first.id}`);
  unmount();
  const asExpert = openFirst('expert');
  await screen.findByLabelText('Outcome');
  expect(link()).toBeNull();
  asExpert.unmount();
  close('no_reply');
  openFirst();
  await screen.findByLabelText('Outcome');
  expect(link()).toBeNull();
});

test('a close opens the next of the list; one that may lead to coverage stays', async () => {
  const second = exampleInquiry(2, { subject: 'Opening keynote' });
  server.use(
    handle(inquiries.list, () => ({
      ...example(inquiries.list.response),
      items: [first, second],
      total: 2,
    })),
    handle(inquiries.close, ({ body }) => {
      const closed = exampleInquiryDetail(first, { status: 'closed', outcome: body.outcome });
      scene.detail = body.outcome === 'referred' ? exampleInquiryDetail(second) : closed;
      return closed;
    }),
  );
  const { user, unmount } = openFirst();
  const choose = async (outcome: string) => {
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('combobox'));
    await user.click(await screen.findByTitle(outcome));
    await user.click(within(dialog).getByRole('button', { name: 'Close inquiry' }));
  };
  await screen.findByRole('link', { name: /Opening keynote/ });
  await choose('Quote supplied');
  await screen.findByLabelText('Outcome');
  expect(window.location.pathname).toBe(`/dashboard/inquiries/${first.id}`);
  unmount();

  scene.detail = exampleInquiryDetail(first);
  openFirst();
  await screen.findAllByRole('link', { name: /Opening keynote/ });
  await choose('Referred elsewhere');
  await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/inquiries/${second.id}`));
  await screen.findByRole('heading', { name: 'Opening keynote' });
});
