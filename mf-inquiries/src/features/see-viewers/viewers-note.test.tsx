import { events } from '@rostrum/contracts';
import { viewerSaysEveryMs, inquiryViewers, type InquiryViewer } from '@rostrum/contracts/inquiries';
import { act, contractServer, handle, hang, renderPage, screen, waitFor } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ViewersNote } from './viewers-note.tsx';

const id = '0198a9b2-0000-7000-8000-000000000001';
const wren: InquiryViewer = {
  window: '0198a9b2-0000-7000-8000-000000000002',
  firstname: 'Wren',
  lastname: 'Halloway',
  image: null,
  is_self: false,
  since: '2026-11-19T10:00:00.000Z',
};
let others: InquiryViewer[];
let said: string[];
let left: string[];
contractServer(
  handle(inquiryViewers.present, ({ params }) => {
    said.push(params.window ?? '');
    return { others };
  }),
  handle(inquiryViewers.leave, ({ params }) => {
    left.push(params.window ?? '');
    return { left: true as const };
  }),
  hang(events.live),
);
beforeEach(() => {
  others = [wren];
  said = [];
  left = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

test('who else has the inquiry open is named until they have gone, and the page says so of itself until it closes', async () => {
  const { unmount } = renderPage(<ViewersNote inquiryId={id} />);
  await screen.findByText('Wren Halloway has this inquiry open, too.');
  others = [];
  await act(() => vi.advanceTimersByTimeAsync(viewerSaysEveryMs));
  await waitFor(() => expect(screen.queryByText(/has this inquiry open/)).toBeNull());
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said).size).toBe(1);
  expect(left).toEqual([]);
  unmount();
  await waitFor(() => expect(left).toEqual([said[0]]));
});
