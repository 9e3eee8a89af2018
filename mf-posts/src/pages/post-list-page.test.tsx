import { posts, postSummary } from '@rostrum/contracts';
import { postDetail, postEditing } from '@rostrum/contracts/posts';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { PostListPage } from './post-list-page.tsx';

const post = {
  ...example(postSummary),
  id: '0198a9b2-0000-7000-8000-000000000001',
  title: 'What the wildfire maps miss',
  status: 'scheduled' as const,
  publish_at: '2026-11-20T15:30:00.000Z',
  access: 'public' as const,
  published_at: null,
  inquiries: 0,
};
const published = {
  ...post,
  id: '0198a9b2-0000-7000-8000-000000000002',
  slug: 'surge',
  title: 'Surge, measured',
  status: 'published' as const,
  published_at: '2026-11-12T07:00:00.000Z',
  inquiries: 7,
};
let asked: URLSearchParams | undefined;
const server = contractServer(
  handle(posts.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return {
      items: [post, published],
      total: 2,
      counts: { scheduled: 1, draft: 3 },
      timezone: 'Europe/Paris',
    };
  }),
);

test('shows a scheduled post with its time in the organisation\u2019s time zone and what it caused', async () => {
  renderPage(<PostListPage />, { route: '/dashboard/posts' });
  await screen.findByText('What the wildfire maps miss');
  expect(screen.getByText(/16:30/)).toBeInTheDocument();
  expect(screen.getByText('7')).toBeInTheDocument();
});

test('every row opens its editor', async () => {
  renderPage(<PostListPage />, { route: '/dashboard/posts' });
  for (const { title, id } of [post, published])
    expect(await screen.findByRole('link', { name: new RegExp(title) })).toHaveAttribute(
      'href',
      `/dashboard/posts/${id}`,
    );
});

test('a new post begins with a title, once, and opens', async () => {
  const begun: unknown[] = [];
  server.use(
    handle(postEditing.create, ({ body }) => {
      begun.push(body);
      return { ...example(postDetail), ...body, id: post.id };
    }),
  );
  const { user } = renderPage(<PostListPage />, { route: '/dashboard/posts' });
  await user.click(await screen.findByRole('button', { name: 'New post' }));
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  await user.click(within(dialog).getByRole('button', { name: 'Create draft' }));
  await within(dialog).findAllByText('Enter a title.');
  await user.type(within(dialog).getByRole('textbox', { name: /^Title/ }), 'Two tides{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/posts/${post.id}`));
  expect(begun).toEqual([{ title: 'Two tides', kind: 'article' }]);
});

test('sorting stands in the address', async () => {
  const { user } = renderPage(<PostListPage />, { route: '/dashboard/posts' });
  await screen.findByText('What the wildfire maps miss');
  await user.click(screen.getAllByText('Inquiries caused')[0] ?? document.body);
  await waitFor(() => expect(asked?.get('sort')).toBe('inquiries'));
  expect(window.location.search).toContain('sort=inquiries');
});

test('a failure offers Retry and recovers', async () => {
  server.use(refuse(posts.list, 'not_allowed'));
  const { user } = renderPage(<PostListPage />, { route: '/dashboard/posts' });
  await screen.findByText('Could not load.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('What the wildfire maps miss');
});
