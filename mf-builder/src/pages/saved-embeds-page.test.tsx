import { directorySettings } from '@rostrum/contracts';
import { installChecks, savedEmbeds, type SavedEmbed } from '@rostrum/contracts/builder';
import { contractServer, handle, refuse, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { Notifications } from '@rostrum/ui-kit';
import { expect, test } from 'vitest';
import { SavedEmbedsPage } from './saved-embeds-page.tsx';

const { company_username: _, ...settings } = directorySettings.parse({ company_username: 'northmere' });
const embed = (number: number, values: Partial<SavedEmbed> = {}): SavedEmbed => ({
  id: `01a20290-75bf-7000-8000-00000000000${number}`,
  name: `Embed ${number}`,
  kind: 'directory',
  status: 'active',
  settings,
  version: 1,
  author: 'Ines Calder',
  created_at: '2026-11-01T10:00:00Z',
  updated_at: '2026-11-18T16:20:00Z',
  installs: [],
  views: 0,
  ...values,
});
const [newsroom, panel] = [
  embed(1, {
    name: 'Newsroom',
    views: 1204,
    installs: [{ host: 'news.paper.example', last_seen_at: new Date().toISOString() }],
  }),
  embed(2, { name: 'Panel', status: 'paused', author: null }),
];
const queries: unknown[] = [];
const server = contractServer(
  handle(savedEmbeds.list, ({ query }) => {
    queries.push(query);
    return { items: [newsroom, panel], total: 2 };
  }),
);

test('lists what is kept, and pauses, resumes, duplicates, renames and deletes it', async () => {
  const calls: unknown[] = [];
  server.use(
    handle(savedEmbeds.change, ({ params, body }) => {
      calls.push([params.id, body]);
      return { ...newsroom, ...body, settings };
    }),
    handle(savedEmbeds.duplicate, ({ params }) => {
      calls.push(['copy', params.id]);
      return embed(3, { name: 'Newsroom (copy)' });
    }),
    handle(savedEmbeds.remove, ({ params }) => {
      calls.push(['delete', params.id]);
      return { success: true as const };
    }),
  );
  const { user } = renderPage(<SavedEmbedsPage />, { route: '/dashboard/builder/saved?page_from=10' });
  const row = (await screen.findByRole('link', { name: 'Newsroom' })).closest('tr');
  expect(queries[0]).toMatchObject({ page_from: 10 });
  expect(row).toHaveTextContent('Ines Calder');
  expect(row).toHaveTextContent('1,204');
  expect(screen.getByRole('link', { name: 'Newsroom' })).toHaveAttribute(
    'href',
    `/dashboard/builder/embed/directory?saved=${newsroom.id}`,
  );
  screen.getByText('A former member');

  await user.click(screen.getByRole('button', { name: 'Pause Newsroom' }));
  await waitFor(() => expect(calls.at(-1)).toEqual([newsroom.id, { version: 1, status: 'paused' }]));
  await user.click(screen.getByRole('button', { name: 'Resume Panel' }));
  await waitFor(() => expect(calls.at(-1)).toEqual([panel.id, { version: 1, status: 'active' }]));
  await user.click(screen.getByRole('button', { name: 'Duplicate Newsroom' }));
  await waitFor(() => expect(calls.at(-1)).toEqual(['copy', newsroom.id]));

  await user.click(screen.getByRole('button', { name: 'Rename Panel' }));
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Election panel{Enter}');
  await waitFor(() => expect(calls.at(-1)).toEqual([panel.id, { version: 1, name: 'Election panel' }]));

  await user.click(screen.getByRole('button', { name: 'Delete Newsroom' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Newsroom”?' });
  expect(dialog).toHaveTextContent('It was seen on news.paper.example in the last 30 days.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete embed' }));
  await waitFor(() => expect(calls.at(-1)).toEqual(['delete', newsroom.id]));
});

test('an empty list says what saving is for, and a failure can be tried again', async () => {
  server.use(handle(savedEmbeds.list, () => ({ items: [], total: 0 })));
  const { unmount } = renderPage(<SavedEmbedsPage />);
  await screen.findByText('No saved embeds yet');
  unmount();
  server.use(refuse(savedEmbeds.list, 'not_allowed'));
  renderPage(<SavedEmbedsPage />);
  await screen.findByRole('button', { name: /Retry|Try again/ });
});

test('shows what each version changed, and rolls back to one', async () => {
  let rolledBack: unknown;
  const version = (number: number, values: object = {}) => ({
    number,
    settings: { ...settings, ...values },
    saved_by: 'Ines Calder',
    saved_at: '2026-11-18T16:20:00Z',
  });
  server.use(
    handle(savedEmbeds.versions, () => ({
      items: [version(4, { link_colour: '#9B6010', hide_search: true }), version(1)],
    })),
    handle(savedEmbeds.rollBack, ({ params, body }) => {
      rolledBack = [params.number, body];
      return newsroom;
    }),
  );
  const { user } = renderPage(<SavedEmbedsPage />);
  await user.click(await screen.findByRole('button', { name: 'Versions of Newsroom' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions of “Newsroom”' });
  await within(dialog).findByText('link colour: #0B6073 to #9B6010');
  within(dialog).getByText('search field: yes to no');
  expect(within(dialog).getAllByRole('button', { name: /^Roll back/ })).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Roll back to version 1' }));
  await waitFor(() => expect(rolledBack).toEqual([1, { version: 1 }]));
});

test('a page is checked, and the line to change is shown', async () => {
  let asked: unknown;
  server.use(
    handle(installChecks.check, ({ body }) => {
      asked = body;
      const step = {
        state: 'failed' as const,
        title: 'Blocked',
        text: 'Change this:',
        before: 'a',
        after: 'a b',
      };
      return { outcome: 'blocked' as const, steps: [step] };
    }),
  );
  const { user } = renderPage(<SavedEmbedsPage />);
  await user.click(await screen.findByRole('button', { name: 'Check a page' }));
  const field = await screen.findByRole('textbox', { name: /Address of the page/ });
  await user.type(field, 'news.example.org{Enter}');
  await screen.findByText(/Enter the whole address of a page/);
  expect(asked).toBeUndefined();
  await user.clear(field);
  await user.type(field, 'https://news.example.org/find{Enter}');
  await screen.findByText('Found, but it does not show.');
  screen.getByText('+ a b');
  expect(asked).toEqual({ url: 'https://news.example.org/find' });
});

test('several are paused with a way back, and deleted after the sites that show them were named', async () => {
  const calls: unknown[] = [];
  server.use(
    handle(savedEmbeds.setStatus, ({ body }) => {
      calls.push(body);
      return { changed: [newsroom.id] };
    }),
    handle(savedEmbeds.removeSeveral, ({ body }) => {
      calls.push(body);
      return { deleted: body.ids };
    }),
  );
  const { user } = renderPage(
    <>
      <SavedEmbedsPage />
      <Notifications />
    </>,
  );
  await screen.findByRole('link', { name: 'Newsroom' });
  const chooseBoth = async () => {
    await user.click(screen.getByRole('checkbox', { name: /Newsroom/ }));
    await user.click(screen.getByRole('checkbox', { name: /Panel/ }));
  };
  await chooseBoth();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    { ids: [newsroom.id, panel.id], status: 'paused' },
    { ids: [newsroom.id], status: 'active' },
  ]);

  await chooseBoth();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 embeds?' });
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('Newsroom on news.paper.example');
  await user.click(within(dialog).getByRole('button', { name: /Delete 2 embeds$/ }));
  await screen.findByText('2 embeds deleted');
  expect(calls.at(-1)).toEqual({ ids: [newsroom.id, panel.id] });
});
