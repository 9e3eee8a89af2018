import { foundPerson, search, type RouteResponse } from '@rostrum/contracts';
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
import { SearchPage } from './search-page.tsx';

const person = (name: string, username: string) => ({
  ...example(foundPerson, {
    name,
    username,
    kind: 'expert',
    job_title: 'Professor',
    organisation: { name: 'Northmere University' },
  }),
  match: {
    source: 'Post, March 2026',
    parts: [
      { text: 'We modelled the ', marked: false },
      { text: 'estuary', marked: true },
    ],
  },
});

const facets = {
  industry: [],
  country: [],
  region: [],
  inquiry_type: [],
  ready: [],
  available: [],
  confirmed: [],
  topic: [{ value: 'Storm surge', label: 'Storm surge', count: 6 }],
  organisation: [{ value: 'northmere', label: 'Northmere University', count: 9 }],
  language: [{ value: 'en', label: 'English', count: 14 }],
};
const answer = (
  change: Partial<RouteResponse<typeof search.find>> = {},
): RouteResponse<typeof search.find> => ({
  people: [person('Maren Okonjo-Hale', 'maren'), person('Elias Thorne-Vance', 'elias')],
  posts: [],
  questions: [],
  organisations: [],
  total: 3,
  totals: { experts: 3, posts: 22, questions: 9, staff: 0, organisations: 1 },
  next: null,
  facets,
  facets_counted_over: null,
  text: 'estuary',
  read_as: [],
  corrected: null,
  close_from: null,
  ways_out: [],
  ...change,
});

const server = contractServer(
  handle(search.find, ({ query }) =>
    answer(query.page_from > 0 ? { people: [person('Greta Halloway', 'greta')] } : {}),
  ),
);
const open = (query = '?q=estuary&active=') =>
  renderPage(<SearchPage />, { route: `/dashboard/search${query}`, session: 'media' });

test('shows who matches, with the sentence that matched in yellow', async () => {
  open();
  const results = within(await screen.findByRole('list', { name: 'Experts' }));
  expect(results.getAllByRole('listitem')).toHaveLength(2);
  expect(results.getAllByText('estuary')[0]?.tagName).toBe('MARK');
  expect(results.getByRole('link', { name: 'Inquire with Maren Okonjo-Hale' }).getAttribute('href')).toBe(
    '/experts/maren#inquire',
  );
  expect(screen.getByText('3 experts. Sentence that matched shown in yellow.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Posts 22' })).toBeTruthy();
});

test('tabs and facets stand in the address', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(search.find, ({ query }) => {
      asked.push({ active: query.active, language: query.language });
      return answer(query.active === 'posts' ? { people: [], total: 0 } : {});
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: /English/ }));
  expect(window.location.search).toContain('language=en');
  await waitFor(() => expect(asked.at(-1)).toEqual({ active: 'experts', language: ['en'] }));
  await user.click(screen.getByRole('button', { name: 'Remove filter Language English' }));
  expect(window.location.search).not.toContain('language');
  await user.click(screen.getByRole('tab', { name: /Posts/ }));
  expect(window.location.search).toContain('active=posts');
  await waitFor(() => expect(asked.at(-1)).toEqual({ active: 'posts', language: undefined }));
});

test('the list unfolds on demand', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Display additional results...' }));
  expect(await screen.findByText('Greta Halloway')).toBeTruthy();
  expect(screen.getByText('Maren Okonjo-Hale')).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Display additional results...' })).toBeNull(),
  );
});

test('nobody found leads on: other tabs and fewer words', async () => {
  server.use(
    handle(search.find, () =>
      answer({
        people: [],
        total: 0,
        totals: { experts: 0, posts: 22, questions: 0, staff: 0, organisations: 0 },
      }),
    ),
  );
  const { user } = open('?q=storm+surge+barrier');
  expect(await screen.findByText('Nothing matches “storm surge barrier”')).toBeTruthy();
  expect(screen.getByRole('button', { name: '22 posts' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Search “surge”' }));
  expect(window.location.search).toBe('?q=surge');
});

test('a search that fails offers Retry and keeps the box', async () => {
  server.use(refuse(search.find, 'not_allowed'));
  const { user } = open();
  expect(await screen.findByText('The search did not answer.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search by Name or Expertise' }).value).toBe(
    'estuary',
  );
  server.use(handle(search.find, () => answer()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Maren Okonjo-Hale')).toBeTruthy();
});
