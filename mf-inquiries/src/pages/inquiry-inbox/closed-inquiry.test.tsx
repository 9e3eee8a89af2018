import type { InquiryDetail } from '@rostrum/contracts';
import { exampleInquiryDetail, screen } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { first, scene, openFirst, reset } = setUpInbox();
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
