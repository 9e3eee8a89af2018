import { postInquiries } from '@rostrum/contracts/posts';
import { contractServer, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { InquiriesCard } from './inquiries-card.tsx';

const id = '0198a9b2-0000-7000-8000-000000000007';
const items = [
  { id, ref: 'INQ-7K2M9', subject: 'Interview on the barrier', created_at: '2026-11-19T10:00:00.000Z' },
];
let total = 9;
contractServer(handle(postInquiries.list, () => ({ items: total === 0 ? [] : items, total })));

test('a post leads to the newest inquiries it caused, and says that there are more', async () => {
  renderPage(<InquiriesCard postId={id} />);
  expect(await screen.findByRole('link', { name: 'Interview on the barrier' })).toHaveAttribute(
    'href',
    `/dashboard/inquiries/${id}`,
  );
  expect(screen.getByText('These are the newest.')).toBeVisible();
});

test('a post that caused none says what counts', async () => {
  total = 0;
  renderPage(<InquiriesCard postId={id} />);
  expect(
    await screen.findByText(/None yet\. An inquiry counts when its sender came from this post/),
  ).toBeVisible();
});
