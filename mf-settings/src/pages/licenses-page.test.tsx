import { licenses, type SeatRequest } from '@rostrum/contracts/settings';
import { contractServer, handle, refuse, renderPage, screen, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { LicensesPage } from './licenses-page.tsx';

const person = (number: number, name: string) => ({
  id: `01a20290-75bf-7000-8000-00000000000${number}`,
  name,
  image: null,
  detail: '',
});
let asked: SeatRequest | null = null;
const server = contractServer(
  handle(licenses.request, ({ body }) => {
    asked = { ...body, by: 'Ines Calder', requested_at: '2026-11-20T10:00:00Z' };
    return { request: asked, is_emailed: true };
  }),
  handle(licenses.get, () => ({
    organisation: 'Northmere University',
    seats: [
      { kind: 'experts' as const, used: 92, invited: 0, limit: 100, recent: 12 },
      { kind: 'staff' as const, used: 7, invited: 0, limit: null },
      { kind: 'agents' as const, used: 5, invited: 1, limit: 5 },
      { kind: 'administrators' as const, used: 2, invited: 0, limit: 5 },
    ],
    request: asked,
    history: [
      {
        seats: [
          { kind: 'experts' as const, limit: 100 },
          { kind: 'staff' as const, limit: null },
        ],
        changed_at: '2026-03-02T10:00:00Z',
      },
    ],
  })),
  handle(licenses.holders, ({ query }) =>
    query.kind === 'agents'
      ? {
          items: [
            { ...person(1, 'Jonah Petrie'), type: 'member' as const, at: null },
            {
              ...person(2, 'lior@northmere.example'),
              type: 'invitation' as const,
              at: '2026-11-01T10:00:00Z',
            },
          ],
          total: 2,
        }
      : {
          items: [{ ...person(3, 'Maren Hale'), type: 'profile' as const, at: '2026-11-01T10:00:00Z' }],
          total: 92,
        },
  ),
);

test('shows seats per kind, what is full, and who holds them', async () => {
  const { user } = renderPage(<LicensesPage />);
  const kinds = within(await screen.findByRole('list', { name: 'Seats per kind' }));
  expect(kinds.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('full in about 2 months at this pace92 of 1008 left'),
    expect.stringContaining('7 in useNo limit'),
    expect.stringContaining('5 of 5Full'),
    expect.stringContaining('2 of 53 left'),
  ]);
  screen.getByText('No seat is left. Agents: 5 of 5.');
  const changes = within(screen.getByRole('list', { name: 'Changes of the seats' }));
  changes.getByText(/Experts: 100, Staff: no limit$/);

  const agents = await screen.findByRole('list', { name: 'Holders of agent seats' });
  await within(agents).findByText('Has not signed in yet');
  within(agents).getByText('lior@northmere.example');
  await user.click(screen.getByRole('button', { name: 'Holders of experts seats' }));
  await within(await screen.findByRole('list', { name: 'Holders of expert seats' })).findByText('Maren Hale');
  screen.getByText('1 to 20 of 92');
});

test('more seats are asked for, and the page says what waits', async () => {
  const { user } = renderPage(<LicensesPage />);
  await user.click(await screen.findByRole('button', { name: 'Ask for more seats' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for more seats' }));
  const more = dialog.getByLabelText(/How many more/);
  await user.clear(more);
  await user.type(more, '5');
  await user.type(dialog.getByLabelText(/What they are for/), 'A new desk.');
  await user.click(dialog.getByRole('button', { name: 'Ask for them' }));
  await screen.findByText(/Ines Calder asked for 5 more agent seats on/);
  expect(asked).toMatchObject({ kind: 'agents', more: 5, note: 'A new desk.' });
  screen.getByText('A new desk.');
  screen.getByRole('button', { name: 'Change the request' });
});

test('a page that did not load can be asked again', async () => {
  server.use(refuse(licenses.get, 'unavailable'));
  renderPage(<LicensesPage />);
  await screen.findByRole('button', { name: /Retry/ });
});
