import { configureApiClient } from '@rostrum/api-client';
import { bookmarkStore } from '@rostrum/bookmark-store';
import { bookmarks, bookmarkWithData } from '@rostrum/contracts';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  testSession,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BookmarksPage } from './bookmarks-page.tsx';

const marked = [
  {
    ...example(bookmarkWithData, { type: 'expert', username: 'maren' }),
    target: {
      title: 'Dr Maren Okonjo-Hale',
      subtitle: 'Professor',
      image: null,
      href: '/experts/maren',
      organisation: 'Northmere University',
    },
  },
  {
    ...example(bookmarkWithData, { type: 'post' }),
    username: null,
    postid: '00000000-0000-7000-8000-000000000077',
    target: null,
  },
];

let kept = [...marked];
const server = contractServer(
  handle(bookmarks.list, () => ({ bookmarks: kept, total: kept.length })),
  handle(bookmarks.listWithData, () => ({ bookmarks: kept, total: kept.length })),
);

let stop = () => {};
beforeEach(() => {
  kept = [...marked];
  const session = testSession('media');
  configureApiClient({
    baseUrl: 'http://localhost',
    getAccessToken: () => session.sessionToken,
    getIdentifier: () => session.user.identifier,
    onUnauthorized: async () => false,
  });
  stop = bookmarkStore.start({ get: () => ({ session }), subscribe: () => () => {} });
});
afterEach(() => {
  stop();
  bookmarkStore.start({ get: () => ({ session: null }), subscribe: () => () => {} })();
  notificationStore.clear();
});

const open = (query = '') =>
  renderPage(
    <>
      <BookmarksPage />
      <Notifications />
    </>,
    { route: `/dashboard/bookmarks${query}`, session: 'media' },
  );

test('lists what is marked; what is gone stays until it is removed', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Bookmarks' }));
  expect(list.getByRole('link', { name: 'Inquire with Dr Maren Okonjo-Hale' }).getAttribute('href')).toBe(
    '/experts/maren#inquire',
  );
  expect(list.getByText('This post is no longer available')).toBeTruthy();
  expect(list.getByRole('button', { name: 'Remove' })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: 'Experts 1' })).toBeTruthy();
});

test('a removal shows at once and can be undone', async () => {
  const returned = marked[0];
  server.use(
    handle(bookmarks.remove, ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return { success: true as const };
    }),
    handle(bookmarks.add, () => {
      kept = [...marked];
      if (!returned) throw new Error('There is one.');
      return { bookmark: returned };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove bookmark Dr Maren Okonjo-Hale' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dr Maren Okonjo-Hale' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(await screen.findByRole('link', { name: 'Dr Maren Okonjo-Hale' })).toBeTruthy();
});

test('a removal that is refused is taken back and said', async () => {
  server.use(refuse(bookmarks.remove, 'unavailable', { message: 'Try again in a minute.' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove bookmark Dr Maren Okonjo-Hale' }));
  expect(await screen.findByText('The bookmark could not be removed.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Dr Maren Okonjo-Hale' })).toBeTruthy();
});

test('an empty tab explains the mark', async () => {
  kept = [];
  open('?type=question');
  expect(await screen.findByText('No questions marked yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find an expert' })).toBeTruthy();
});

test('a load that fails keeps the page and offers Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(refuse(bookmarks.listWithData, 'not_allowed'));
  const { user } = open();
  expect(await screen.findByText('Your bookmarks could not be loaded. They are kept.')).toBeTruthy();
  server.use(handle(bookmarks.listWithData, () => ({ bookmarks: kept, total: 2 })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Dr Maren Okonjo-Hale' })).toBeTruthy();
});
