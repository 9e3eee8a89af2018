import { posts, postSummary } from '@rostrum/contracts';
import { postBulk, postDetail, postEditing, postPlanning } from '@rostrum/contracts/posts';
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
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
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
  handle(postPlanning.choices, () => ({
    topics: [],
    tags: ['Fire'],
    experts: [{ username: 'ada', name: 'Ada Nordin' }],
    months: ['2026-11'],
  })),
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

beforeEach(() => notificationStore.clear());

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

test('choices of own fields narrow the posts, and all filters are taken off at once', async () => {
  const region = {
    key: 'region',
    label: 'Region',
    options: ['North', 'South'].map((value) => ({ value, label: value })),
  };
  server.use(
    handle(postPlanning.choices, () => ({ topics: [], tags: [], experts: [], months: [], fields: [region] })),
    handle(posts.list, ({ request }) => {
      asked = new URL(request.url).searchParams;
      return { items: [], total: 0, counts: {}, timezone: 'Europe/Paris' };
    }),
  );
  const { user } = renderPage(<PostListPage />, {
    route: '/dashboard/posts?field=series%3AStorms&topic=Tides',
  });
  await user.click(await screen.findByRole('button', { name: /^Region/ }));
  await user.click(await screen.findByText('South'));
  await waitFor(() => expect(asked?.getAll('field')).toEqual(['series:Storms', 'region:South']));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(asked?.has('field')).toBe(false));
  expect(asked?.has('topic')).toBe(false);
});

test('a failure offers Retry and recovers', async () => {
  server.use(refuse(posts.list, 'not_allowed'));
  const { user } = renderPage(<PostListPage />, { route: '/dashboard/posts' });
  await screen.findByText('Could not load.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('What the wildfire maps miss');
});

test('filters by expert stand in the address under their names', async () => {
  const { user } = renderPage(<PostListPage />, { route: '/dashboard/posts' });
  await screen.findByText('What the wildfire maps miss');
  await user.click(screen.getByRole('button', { name: /Expert/ }));
  await user.click(await screen.findByText('Ada Nordin'));
  await waitFor(() => expect(asked?.get('expert')).toBe('ada'));
  expect(window.location.search).toContain('expert=ada');
});

test('what cannot be deleted says why, and Undo brings back what was', async () => {
  const undone: unknown[] = [];
  const changed = [{ id: post.id, version: 4, publish_at: null }];
  server.use(
    handle(postBulk.remove, () => ({
      changed,
      refused: [{ id: published.id, title: published.title, reason: 'Only drafts are deleted.' }],
    })),
    handle(postBulk.undo, ({ body }) => {
      undone.push(body);
      return { changed, refused: [] };
    }),
  );
  const { user } = renderPage(
    <>
      <PostListPage />
      <Notifications />
    </>,
    { route: '/dashboard/posts' },
  );
  await screen.findByText('What the wildfire maps miss');
  for (const { title } of [post, published])
    await user.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
  await user.click(screen.getByRole('button', { name: 'Delete drafts' }));
  await screen.findByText('1 post deleted. 1 could not be.');
  expect(screen.getByText('Surge, measured: Only drafts are deleted.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(undone).toEqual([{ change: 'delete', posts: changed }]));
});

test('a card of the board moves by keys, and asks before readers notice', async () => {
  const moved: unknown[] = [];
  server.use(
    handle(postPlanning.board, () => ({
      timezone: 'Europe/Paris',
      columns: [
        { status: 'approved' as const, total: 1, items: [{ ...post, status: 'approved' as const }] },
        { status: 'published' as const, total: 30, items: [published] },
      ],
    })),
    handle(postEditing.setStatus, ({ body }) => {
      moved.push(body);
      return { ...example(postDetail), id: post.id };
    }),
  );
  const { user } = renderPage(<PostListPage />, { route: '/dashboard/posts?view=board' });
  (await screen.findByRole('link', { name: post.title })).focus();
  await user.keyboard('m');
  await user.click(await screen.findByRole('menuitem', { name: 'Move to published' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish this post now?' });
  expect(moved).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(moved).toEqual([{ version: post.version, status: 'published' }]));
  expect(screen.getByRole('link', { name: '29 more in the list' })).toHaveAttribute(
    'href',
    '/dashboard/posts?status=published',
  );
});

test('a draft without a day is planned from the calendar by typing one; days of news stand beside it', async () => {
  const planned: unknown[] = [];
  const draft = { ...post, status: 'draft' as const, publish_at: null };
  server.use(
    handle(postPlanning.calendar, ({ request }) => {
      asked = new URL(request.url).searchParams;
      return {
        first: '2026-11-30',
        last: '2027-01-03',
        today: '2026-11-23',
        posts: [{ ...published, date: '2026-12-12', time: '08:00' }],
        is_cut: false,
        undated: { items: [draft], total: 1 },
        news: [
          {
            date: '2026-12-26',
            name: 'Indian Ocean tsunami',
            source: 'Event of 2004',
            years: 22,
            evergreens: [{ id: published.id, title: published.title }],
          },
        ],
        timezone: 'Europe/Paris',
      };
    }),
    handle(postPlanning.plan, ({ body }) => {
      planned.push(body);
      return { ...example(postDetail), id: post.id };
    }),
  );
  const { user } = renderPage(<PostListPage />, { route: '/dashboard/posts?view=calendar&month=2026-12' });
  await screen.findByRole('heading', { name: 'December 2026' });
  expect(asked?.get('month')).toBe('2026-12');
  expect(screen.getByText('22 years ago')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Show again: ${published.title}` })).toBeInTheDocument();
  screen.getByRole('link', { name: draft.title }).focus();
  await user.keyboard('d');
  const dialog = await screen.findByRole('dialog', { name: 'Plan a day for this post' });
  await user.type(within(dialog).getByLabelText(/^Day/), '2026-12-24');
  await user.click(within(dialog).getByRole('button', { name: 'Plan' }));
  await waitFor(() =>
    expect(planned).toEqual([{ version: draft.version, at: { date: '2026-12-24', time: '09:00' } }]),
  );
  await user.click(screen.getByRole('button', { name: 'Month after' }));
  await waitFor(() => expect(window.location.search).toContain('month=2027-01'));
});

test('a link that proposes a post opens the form with its words, and closing it leaves the list', async () => {
  const { user } = renderPage(<PostListPage />, { route: '/dashboard/posts?begin=avian%20flu&kind=article' });
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  expect(within(dialog).getByRole('textbox', { name: /^Title/ })).toHaveValue('avian flu');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(window.location.search).toBe('?kind=article'));
});
