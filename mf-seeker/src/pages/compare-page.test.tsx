import { publicProfiles } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { ComparePage } from './compare-page.tsx';

const person = example(publicProfiles.person.response);
const server = contractServer(
  handle(publicProfiles.person, ({ params: { username } }) => ({
    ...person,
    id:
      username === 'maren' ? '00000000-0000-7000-8000-000000000001' : '00000000-0000-7000-8000-000000000002',
    username,
    prefix: null,
    name: username === 'maren' ? 'Maren Okonjo-Hale' : 'Bram Oyelaran',
    answers_in_minutes: username === 'maren' ? 14 : 18,
    last_confirmed_at: null,
    readiness: null,
    sections: [],
    topics: ['Storm surge'],
  })),
);
const open = (people: string) =>
  renderPage(<ComparePage />, { route: `/dashboard/bookmarks/compare?${people}`, session: 'media' });

test('shows people side by side; what is the same can be left out', async () => {
  const { user } = open('people=maren&people=bram');
  const table = within(await screen.findByRole('table'));
  expect(await table.findByRole('link', { name: 'Bram Oyelaran' })).toBeInTheDocument();
  expect(
    within(table.getByRole('row', { name: /Usually answers in/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['14 min', '18 min']);
  expect(table.getByRole('row', { name: /Areas of expertise/ })).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Only what differs' }));
  expect(table.queryByRole('row', { name: /Areas of expertise/ })).not.toBeInTheDocument();
  expect(table.getByRole('row', { name: /Usually answers in/ })).toBeInTheDocument();
});

test('whoever is left out leaves the address', async () => {
  const { user } = open('people=maren&people=bram');
  await user.click(await screen.findByRole('button', { name: 'Leave out Bram Oyelaran' }));
  expect(window.location.search).toBe('?people=maren');
});

test('a profile that is gone is left out, and does not take the others along', async () => {
  server.use(
    refuse(publicProfiles.person, 'not_found', {
      message: 'This expert was not found.',
      when: ({ username }) => username === 'gone',
    }),
  );
  const { user } = open('people=gone&people=maren');
  expect(await screen.findByText('This expert was not found.')).toBeInTheDocument();
  expect(await screen.findByRole('table')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  expect(window.location.search).toBe('?people=maren');
  expect(screen.queryByText('This expert was not found.')).not.toBeInTheDocument();
});

test('when no profile came there is no empty table, and each can be read again', async () => {
  server.use(refuse(publicProfiles.person, 'not_allowed'));
  const { user } = open('people=maren&people=bram');
  expect(await screen.findByText('The profile of maren could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('The profile of bram could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  server.resetHandlers();
  const [retry] = screen.getAllByRole('button', { name: 'Retry' });
  if (retry) await user.click(retry);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test.each([
  ['', 'Bookmarks', '/dashboard/bookmarks'],
  [
    '&from=%2Fdashboard%2Fsearch%3Fq%3Dstorm%2Bsurge%26active%3D',
    'Search',
    '/dashboard/search?q=storm+surge&active=',
  ],
  ['&from=%2Fdashboard%2Fbookmarks%3Ftype%3Dexpert', 'Bookmarks', '/dashboard/bookmarks?type=expert'],
  ['&from=https%3A%2F%2Felsewhere.example%2Fdashboard%2Fsearch', 'Bookmarks', '/dashboard/bookmarks'],
  ['&from=%2Fdashboard%2Fsettings%2Faccess', 'Bookmarks', '/dashboard/bookmarks'],
])('the way back from %s leads to where they were chosen', async (from, label, href) => {
  open(`people=maren&people=bram${from}`);
  await screen.findByRole('table');
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('without anybody it says where to choose them', async () => {
  open('');
  expect(await screen.findByText('No experts chosen')).toBeInTheDocument();
});
