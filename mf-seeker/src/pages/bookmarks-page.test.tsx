import { configureApiClient } from '@rostrum/api-client';
import { bookmarkStore } from '@rostrum/bookmark-store';
import { bookmarkList, bookmarkLists, bookmarks, bookmarkWithData } from '@rostrum/contracts';
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
  handle(bookmarkLists.list, () => ({ items: [] })),
);

let stop = () => {};
beforeEach(() => {
  notificationStore.clear();
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

test('the tabs of a list count what is in the list', async () => {
  const list = example(bookmarkList, {
    name: 'Surge',
    total: 1,
    totals: { expert: 1, post: 0, question: 0 },
  });
  server.use(handle(bookmarkLists.list, () => ({ items: [list] })));
  open(`?list=${list.id}`);
  expect(await screen.findByRole('tab', { name: 'All 1' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Posts 0' })).toBeTruthy();
});

test('lists what is marked; what is gone stays until it is removed', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Bookmarks' }));
  expect(list.getByRole('link', { name: 'Inquire with Dr Maren Okonjo-Hale' })).toHaveAttribute(
    'href',
    '/experts/maren#inquire',
  );
  expect(list.getByText('This post is no longer available')).toBeInTheDocument();
  expect(list.getByRole('button', { name: 'Remove' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: 'Experts 1' })).toBeInTheDocument();
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
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Dr Maren Okonjo-Hale' })).not.toBeInTheDocument(),
  );
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(await screen.findByRole('link', { name: 'Dr Maren Okonjo-Hale' })).toBeInTheDocument();
});

test('a removal that is refused is taken back and said', async () => {
  server.use(refuse(bookmarks.remove, 'unavailable', { message: 'Try again in a minute.' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove bookmark Dr Maren Okonjo-Hale' }));
  expect(await screen.findByText('The bookmark could not be removed.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Dr Maren Okonjo-Hale' })).toBeInTheDocument();
});

test('an empty tab explains the mark', async () => {
  kept = [];
  open('?type=question');
  expect(await screen.findByText('No questions marked yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find an expert' })).toBeInTheDocument();
});

test('a load that fails keeps the page and offers Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(refuse(bookmarks.listWithData, 'not_allowed'));
  const { user } = open();
  expect(await screen.findByText('Your bookmarks could not be loaded. They are kept.')).toBeInTheDocument();
  server.use(handle(bookmarks.listWithData, () => ({ bookmarks: kept, total: 2 })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Dr Maren Okonjo-Hale' })).toBeInTheDocument();
});

const barrier = {
  ...example(bookmarkList),
  id: '00000000-0000-7000-8000-0000000000aa',
  name: 'Port Selby barrier',
  total: 1,
  share_path: null,
};

test('a list is opened, shared by link, and stands in the address', async () => {
  let asked: string | undefined;
  server.use(
    handle(bookmarkLists.list, () => ({ items: [barrier] })),
    handle(bookmarkLists.share, () => ({ ...barrier, share_path: '/lists/a-secret-that-nobody-guesses' })),
    handle(bookmarks.listWithData, ({ query }) => {
      asked = query.list_id;
      return { bookmarks: kept, total: kept.length };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Port Selby barrier/ }));
  expect(await screen.findByRole('heading', { name: 'Port Selby barrier' })).toBeInTheDocument();
  await waitFor(() => expect(asked).toBe(barrier.id));
  expect(window.location.search).toContain(`list=${barrier.id}`);

  await user.click(screen.getByRole('button', { name: 'Share list' }));
  server.use(
    handle(bookmarkLists.list, () => ({
      items: [{ ...barrier, share_path: '/lists/a-secret-that-nobody-guesses' }],
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText(/\/lists\/a-secret-that-nobody-guesses$/)).toBeInTheDocument();
});

test('the experts among the selected can be asked at once', async () => {
  const { user } = open();
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select/ })) await user.click(box);
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Inquire' }));
  expect(window.location.pathname).toBe('/dashboard/search/inquire');
  expect(window.location.search).toContain('maren');
});

test('selected bookmarks are removed together', async () => {
  let removed: readonly string[] = [];
  server.use(
    handle(bookmarkLists.removeMany, ({ body }) => {
      removed = body.bookmarks;
      kept = [];
      return { removed: body.bookmarks };
    }),
  );
  const { user } = open();
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select/ })) await user.click(box);
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed).toHaveLength(2));
});

test('a note keeps what was typed when the server refuses it', async () => {
  server.use(refuse(bookmarkLists.note, 'unavailable', { message: 'Try again in a minute.' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a note on Dr Maren Okonjo-Hale' }));
  await user.type(screen.getByLabelText(/Only you see it/), 'Ask about gate 4.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Only you see it/).value).toBe('Ask about gate 4.');
});
