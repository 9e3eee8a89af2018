import { fixedTexts, savedSearches, search } from '@rostrum/contracts';
import { contractServer, handle, refuse, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { chosenExperts } from '../features/choose-experts/chosen-experts.ts';
import { SearchPage } from './search-page.tsx';
import styles from './search-page.module.css';
import { answer, person } from './testing/search-answer.ts';

const server = contractServer(
  handle(savedSearches.list, () => ({ items: [] })),
  handle(search.find, ({ query }) =>
    answer(query.page_from > 0 ? { people: [person('Greta Halloway', 'greta')] } : {}),
  ),
);
beforeEach(() => chosenExperts.clear());
const open = (query = '?q=estuary&active=') =>
  renderPage(<SearchPage />, { route: `/dashboard/search${query}`, session: 'media' });

test('shows who matches, with the sentence that matched in yellow', async () => {
  open();
  const results = within(await screen.findByRole('list', { name: 'Experts' }));
  expect(results.getAllByRole('listitem')).toHaveLength(2);
  expect(results.getAllByText('estuary')[0]?.tagName).toBe('MARK');
  expect(results.getByRole('link', { name: 'Inquire with Maren Okonjo-Hale' })).toHaveAttribute(
    'href',
    '/experts/maren#inquire',
  );
  expect(screen.getByText('3 experts. Matches are highlighted.')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Posts 22' })).toBeInTheDocument();
});

test('says nothing of yellow where a sentence matches without any of the words', async () => {
  const parts = [{ text: 'She studies how flats are let.', marked: false }];
  const people = [{ ...person('Greta Halloway', 'greta'), match: { source: 'biography', parts } }];
  server.use(handle(search.find, () => answer({ people, total: 1 })));
  open('?q=rents&active=');
  expect(await screen.findByText('She studies how flats are let.')).toBeInTheDocument();
  expect(screen.getByText('1 expert.')).toBeInTheDocument();
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

test('the focus stays where the results are when the last filter goes, one by one or all at once', async () => {
  const { user } = open('?q=estuary&active=&language=en&ready=radio');
  const results = () => document.activeElement?.className;
  (await screen.findByRole('button', { name: /Remove filter Language/ })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAttribute('aria-label', 'Remove filter Ready for Radio');
  await user.keyboard('{Enter}');
  expect(results()).toBe(styles.results);

  await user.click(screen.getByRole('checkbox', { name: /English/ }));
  const chips = await screen.findByRole('group', { name: 'What narrows the search' });
  within(chips).getByRole('button', { name: 'Clear' }).focus();
  await user.keyboard('{Enter}');
  expect(results()).toBe(styles.results);
});

test('a ticked organisation that nothing lists any more says so, and is not offered to be asked', async () => {
  server.use(handle(search.find, () => answer({ people: [], total: 0 })));
  open('?q=estuary&active=&organisation=northmere&organisation=halden');
  expect(
    await screen.findByRole('button', { name: 'Remove filter Organisation Northmere University' }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Remove filter Organisation halden (no longer listed)' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Northmere University/ })).toHaveAttribute(
    'href',
    '/organizations/northmere#inquire',
  );
  expect(document.querySelector('[href="/organizations/halden#inquire"]')).not.toBeInTheDocument();
});

test('the list unfolds on demand', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Display additional results...' }));
  expect(await screen.findByText('Greta Halloway')).toBeInTheDocument();
  expect(screen.getByText('Maren Okonjo-Hale')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Display additional results...' })).not.toBeInTheDocument(),
  );
});

test('in an order of its own the list goes on behind its last one', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(search.find, ({ query }) => {
      asked.push(query.after);
      return query.after ? answer({ people: [person('Greta Halloway', 'greta')] }) : answer({ next: 'mark' });
    }),
  );
  const { user } = open('?q=estuary&sort=name');
  await user.click(await screen.findByRole('button', { name: 'Display additional results...' }));
  expect(await screen.findByText('Greta Halloway')).toBeInTheDocument();
  expect(asked).toEqual([undefined, 'mark']);
});

test('what was read from plain words is shown, and each reading can be taken back', async () => {
  const readings = [
    { key: 'language:fr', kind: 'language' as const, value: 'fr', label: 'French', words: 'in French' },
    {
      key: 'available:today',
      kind: 'available' as const,
      value: 'today',
      label: 'Available today',
      words: 'today',
    },
  ];
  server.use(
    handle(search.find, ({ query }) =>
      answer({ read_as: readings.filter(({ key }) => !query.unread?.includes(key)) }),
    ),
  );
  const { user } = open('?q=who+can+explain+the+bridge+in+French+today');
  await user.click(await screen.findByRole('button', { name: /^Language French, read from “in French”/ }));
  expect(new URLSearchParams(window.location.search).getAll('unread')).toEqual(['language:fr']);
  expect(
    await screen.findByRole('button', { name: /^Available today, read from “today”/ }),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Language French/ })).not.toBeInTheDocument(),
  );
});

test('a typing error that was put right can be insisted on, and taken back', async () => {
  server.use(handle(search.find, ({ query }) => answer({ corrected: query.exact ? null : 'estuary' })));
  const { user } = open('?q=estuery');
  await user.click(await screen.findByRole('button', { name: 'Search instead for “estuery”' }));
  expect(window.location.search).toContain('exact=true');
  await user.click(await screen.findByRole('button', { name: 'Allow for typing errors' }));
  expect(window.location.search).toBe('?q=estuery');
});

test('another word is offered for a real one, and searched for only when it is chosen', async () => {
  server.use(
    handle(search.find, ({ query }) =>
      answer({ did_you_mean: query.q === 'storm serge' ? 'storm surge' : null }),
    ),
  );
  const { user } = open('?q=storm+serge');
  await user.click(await screen.findByRole('button', { name: 'storm surge' }));
  expect(window.location.search).toBe('?q=storm+surge');
});

test('a result says by which topic it was found, and what it is missing', async () => {
  const near = { ...person('Greta Halloway', 'greta'), via: 'Storm surge', missing: ['French', 'Live TV'] };
  server.use(handle(search.find, () => answer({ people: [near], total: 1 })));
  open('?q=sea+walls+in+French+on+live+TV');
  expect(await screen.findByText('via Storm surge')).toBeInTheDocument();
  expect(screen.getByText('Missing: French, Live TV')).toBeInTheDocument();
});

test('says what of a request no profile tells', async () => {
  server.use(handle(search.find, () => answer({ not_used: ['this week', 'under $5000'] })));
  open('?q=surge');
  expect(await screen.findByText(/couldn’t search by “this week”, “under \$5000”/)).toBeVisible();
});

test('shows which sentence of an email was searched for, edits it in the field and searches the whole text', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(search.find, ({ query }) => {
      asked.push({ q: query.q, whole: query.whole });
      return answer({ searched_for: query.whole ? null : 'Who can explain storm surges?' });
    }),
  );
  const { user } = open('?q=Dear+all.+Who+can+explain+storm+surges%3F+Thanks&active=');
  expect(await screen.findByText('Who can explain storm surges?')).toBeVisible();
  const field = screen.getByRole('combobox', { name: fixedTexts.searchPlaceholder });
  expect(field).toHaveValue('Dear all. Who can explain storm surges? Thanks');
  await user.click(screen.getByRole('button', { name: 'Edit this search' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Who can explain storm surges?');

  await user.click(screen.getByRole('button', { name: 'search the whole text' }));
  await screen.findByText(/We searched the whole text/);
  expect(asked.at(-1)).toEqual({ q: 'Dear all. Who can explain storm surges? Thanks', whole: true });
  await user.click(screen.getByRole('button', { name: 'Search only for the question in it' }));
  expect(await screen.findByText('Who can explain storm surges?')).toBeVisible();
});

test('who has only most of it stands apart', async () => {
  server.use(handle(search.find, () => answer({ close_from: 1 })));
  open();
  const near = within(await screen.findByRole('list', { name: 'Experts that nearly match' }));
  expect(near.getByText('Elias Thorne-Vance')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Experts' })).getAllByRole('listitem')).toHaveLength(1);
});

test('selected experts stay selected while the search moves on, and are asked together', async () => {
  server.use(
    handle(search.find, ({ query }) =>
      answer(query.active === 'posts' ? { people: [], total: 0 } : { total: 2 }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Maren Okonjo-Hale' }));
  await user.click(screen.getByRole('tab', { name: /Posts/ }));
  await user.click(screen.getByRole('tab', { name: /Experts/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Elias Thorne-Vance' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  expect(bar.getByText('2 experts selected')).toBeInTheDocument();
  const searched = window.location.pathname + window.location.search;
  await user.click(bar.getByRole('button', { name: 'Inquire with both' }));
  expect(window.location.pathname).toBe('/dashboard/search/inquire');
  const address = new URLSearchParams(window.location.search);
  expect(address.getAll('people')).toEqual(['maren', 'elias']);
  // The way back leads to these results.
  expect(address.get('from')).toBe(searched);
});

test('nobody found leads on: what would find somebody, the organisation, and fewer words', async () => {
  server.use(
    handle(search.find, ({ query }) =>
      query.topic
        ? answer({
            people: [],
            total: 0,
            totals: { experts: 0, posts: 22, questions: 0, staff: 0, organisations: 0 },
            ways_out: [
              { kind: 'without_filter', facet: 'topic', total: 4 },
              { kind: 'tab', tab: 'posts', total: 22 },
            ],
          })
        : answer(),
    ),
  );
  const { user } = open('?q=storm+surge&topic=Lagoons&organisation=northmere');
  expect(await screen.findByText('Nothing matches “storm surge”')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '22 posts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask Northmere University' })).toHaveAttribute(
    'href',
    '/organizations/northmere#inquire',
  );
  expect(screen.getByRole('button', { name: 'Search “surge”' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notify me when an expert matches' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Without the filter Topic: 4 experts' }));
  expect(window.location.search).toBe('?q=storm+surge&organisation=northmere');
  expect(await screen.findByText('Maren Okonjo-Hale')).toBeInTheDocument();
});

test('who is related stands apart from the matches, and gives topics to search for when no one matches', async () => {
  server.use(
    handle(search.find, ({ query }) =>
      query.q === 'Tide gauges'
        ? answer()
        : answer({
            people: [],
            related: [{ ...person('Greta Halloway', 'greta'), via: 'Tide gauges' }],
            total: 0,
            totals: { experts: 0, posts: 0, questions: 0, staff: 0, organisations: 0 },
          }),
    ),
  );
  const { user } = open('?q=moon+and+sea');
  const related = within(await screen.findByRole('region', { name: 'Related experts' }));
  expect(related.getByText('Professor · via Tide gauges')).toBeInTheDocument();
  const link = related.getByRole('link', { name: 'View Greta Halloway' });
  expect(link).toHaveAttribute('href', '/experts/greta');
  expect(screen.queryByRole('list', { name: 'Experts' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search Tide gauges' }));
  expect(window.location.search).toContain('q=Tide+gauges');
});

test('a search that fails offers Retry and keeps the box', async () => {
  server.use(refuse(search.find, 'not_allowed'));
  const { user } = open();
  expect(await screen.findByText('The search did not answer.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Search by Name or Expertise' })).toHaveValue('estuary');
  server.use(handle(search.find, () => answer()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Maren Okonjo-Hale')).toBeInTheDocument();
});
