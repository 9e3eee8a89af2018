import { savedSearch, savedSearches, searchFilters, type SavedSearch } from '@rostrum/contracts';
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
import { SaveSearchButton } from './save-search-button.tsx';
import { SavedSearchesCard } from './saved-searches-card.tsx';

const filters = searchFilters.parse({ q: 'storm surge', language: ['no'] });
const kept: SavedSearch = {
  ...example(savedSearch),
  id: '00000000-0000-7000-8000-0000000000aa',
  name: 'The barrier',
  filters,
  alert: 'daily',
  new_matches: 3,
  unlisted_organisations: [],
};

let items: SavedSearch[] = [];
let seen: string[] = [];
let sent: unknown[] = [];
const server = contractServer(
  handle(savedSearches.list, () => ({ items })),
  handle(savedSearches.seen, ({ params }) => {
    seen.push(params.id);
    items = items.map((each) => ({ ...each, new_matches: 0 }));
    return { ...kept, new_matches: 0 };
  }),
  handle(savedSearches.save, ({ body }) => {
    sent.push(body);
    const saved = {
      ...kept,
      name: body.name ?? 'storm surge, Norwegian',
      alert: body.alert ?? 'off',
      new_matches: 0,
    };
    items = [saved];
    return saved;
  }),
  handle(savedSearches.change, ({ body }) => {
    sent.push(body);
    items = items.map((each) => ({ ...each, ...body }));
    return items[0] ?? kept;
  }),
  handle(savedSearches.remove, () => {
    items = [];
    return { success: true as const };
  }),
);

beforeEach(() => {
  [items, seen, sent] = [[], [], []];
});
beforeEach(() => notificationStore.clear());

const openSearch = () =>
  renderPage(
    <>
      <SaveSearchButton filters={filters} />
      <Notifications />
    </>,
    { route: '/dashboard/search', session: 'media' },
  );
const openCard = () =>
  renderPage(
    <>
      <SavedSearchesCard />
      <Notifications />
    </>,
    { route: '/dashboard/seeker', session: 'media' },
  );

test('a search is saved without a name, mailed every morning unless another choice is made', async () => {
  const { user } = openSearch();
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
  expect(
    dialog.getByRole<HTMLInputElement>('radio', { name: 'Every morning with new matches' }).checked,
  ).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Within minutes' }));
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByText('“storm surge, Norwegian” saved')).toBeInTheDocument();
  expect(sent).toEqual([{ filters, alert: 'instant' }]);
  expect(await screen.findByRole('button', { name: 'Saved search' })).toBeInTheDocument();
});

test('a saved search says that an organisation in it is gone', async () => {
  items = [{ ...kept, unlisted_organisations: ['halden'] }];
  openCard();
  expect(await screen.findByText('An organisation in it is no longer listed')).toBeInTheDocument();
});

test('what was typed stays when the server refuses', async () => {
  server.use(
    refuse(savedSearches.save, 'invalid_input', { message: 'You have 100 saved searches. Remove one.' }),
  );
  const { user } = openSearch();
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  await user.type(await screen.findByLabelText('Name (optional)'), 'Mine');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save search' }));
  expect(await screen.findByText('You have 100 saved searches. Remove one.')).toBeInTheDocument();
  expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Mine');
});

test('on the page of a saved search its matches count as seen', async () => {
  items = [{ ...kept, filters: { ...filters, sort: 'name' } }];
  openSearch();
  expect(await screen.findByRole('button', { name: 'Saved search' })).toBeInTheDocument();
  await waitFor(() => expect(seen).toEqual([kept.id]));
});

test('the card counts new matches and opens the search, which marks them seen', async () => {
  items = [kept];
  const { user } = openCard();
  const link = await screen.findByRole('link', { name: /The barrier.*3 new matches/ });
  expect(link).toHaveAttribute('href', '/dashboard/search?q=storm+surge&language=no');
  expect(screen.getByText('Every morning with new matches')).toBeInTheDocument();
  await user.click(link);
  await waitFor(() => expect(seen).toEqual([kept.id]));
});

test('a saved search is renamed, muted, removed and put back in its place', async () => {
  items = [kept];
  const { user } = openCard();
  await user.click(await screen.findByRole('button', { name: 'Change the saved search The barrier' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give the search a name.')).toBeInTheDocument();
  await user.type(name, 'Port Selby');
  await user.click(screen.getByRole('radio', { name: 'Off' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Port Selby')).toBeInTheDocument();
  expect(sent).toEqual([{ name: 'Port Selby', alert: 'off' }]);

  await user.click(screen.getByRole('button', { name: 'Change the saved search Port Selby' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/Select “Save search”/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Port Selby', filters, alert: 'off' }));
  expect(await screen.findByText('Port Selby')).toBeInTheDocument();
});

test('a load that fails offers Retry', async () => {
  server.use(refuse(savedSearches.list, 'not_allowed'));
  const { user } = openCard();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(handle(savedSearches.list, () => ({ items: [kept] })));
  await user.click(retry);
  expect(await screen.findByText('The barrier')).toBeInTheDocument();
});
