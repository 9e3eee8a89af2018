import { bookmarks, events, inquiries } from '@rostrum/contracts';
import { bookmarkStore } from '@rostrum/bookmark-store';
import { configureApiClient } from '@rostrum/api-client';
import { notifications } from '@rostrum/contracts/notifications';
import { act, contractServer, example, handle, hang, refuse, screen, waitFor } from '@rostrum/test-support';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderFrame, signedIn } from '../testing/render-frame.tsx';

const server = contractServer(
  hang(events.live),
  handle(notifications.count, () => ({ unread: 0 })),
  handle(inquiries.list, () => ({ ...example(inquiries.list.response), items: [], total: 0 })),
);
const said = () => document.querySelector('[data-rostrum-live="polite"]')?.textContent;

test('a change of area is announced politely and named on the tab, by a link as by back and forward', async () => {
  const { user } = renderFrame({ url: '/dashboard/people' });
  await user.click(screen.getAllByRole('link', { name: 'Posts' })[0] ?? document.body);
  await waitFor(() => expect(said()).toBe('Posts'));
  expect(document.title).toBe('Posts · Rostrum');

  act(() => window.history.back());

  await waitFor(() => expect(said()).toBe('People'));
  expect(document.title).toBe('People · Rostrum');
});

test('pages of one area are announced by their heading alone', async () => {
  const { user } = renderFrame({ url: '/dashboard/people' });
  document.title = 'Everybody · Rostrum';
  await user.click(screen.getByRole('link', { name: 'Activity' }));
  expect(window.location.pathname).toBe('/dashboard/people/activity');
  expect(document.title).toBe('Everybody · Rostrum');
});

test('bookmarks that did not load are a quiet line with Retry, no notification', async () => {
  const session = signedIn('media').session;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  configureApiClient({
    baseUrl: window.location.origin,
    getAccessToken: () => 'token',
    getIdentifier: () => session?.user.identifier ?? null,
    onUnauthorized: async () => false,
  });
  // The store lives as long as the page: whose bookmarks it holds from before is forgotten.
  bookmarkStore.start({ get: () => ({ session: null }), subscribe: () => () => {} })();
  server.use(refuse(bookmarks.list, 'internal'));
  const { user } = renderFrame({ url: '/dashboard/seeker', auth: signedIn('media') });
  onTestFinished(bookmarkStore.start({ get: () => ({ session }), subscribe: () => () => {} }));

  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.use(handle(bookmarks.list, () => ({ bookmarks: [], total: 0 })));
  await user.click(retry);

  await waitFor(() => expect(screen.queryByText(/Bookmarks did not load/)).not.toBeInTheDocument());
});
