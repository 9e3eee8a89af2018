import { inquiries } from '@rostrum/contracts';
import { inquirySorting, savedInquiryViews } from '@rostrum/contracts/inquiries';
import { exampleInquiry, handle, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { InquiryInboxPage } from './inquiry-inbox-page.tsx';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { first, server, reset } = setUpInbox();
beforeEach(reset);

const second = exampleInquiry(2, { subject: 'Opening keynote', tags: ['Storm'], status: 'closed' });
const asked: (string | undefined)[] = [];
beforeEach(() => {
  asked.length = 0;
  server.use(
    handle(inquiries.list, ({ query }) => {
      asked.push(query.sort);
      return {
        items: [first, second],
        total: 2,
        counts: {
          views: { mine: 0, unassigned: 2, due_today: 1, waiting: 0, all_open: 1, closed: 1, all: 2 },
          types: {},
        },
      };
    }),
    handle(savedInquiryViews.list, () => ({ items: [] })),
    handle(inquirySorting.options, () => ({ experts: [], tags: [], countries: [] })),
  );
});
const open = (search = '') =>
  renderPage(<InquiryInboxPage />, {
    route: `/dashboard/inquiries${search}`,
    path: '/dashboard/inquiries/:id?',
  });

test('the inbox is a table by the address, sorted by its heads, and an inquiry opens beside the list', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
  const table = await screen.findByRole('table');
  expect(window.location.search).toContain('layout=table');
  expect(screen.queryByText('Choose an inquiry')).toBeNull();
  for (const head of ['Inquiry', 'Deadline', 'Status', 'Experts', 'Assigned to', 'Last message'])
    within(table).getByRole('columnheader', { name: new RegExp(`^${head}`) });
  const row = within(table).getByRole('row', { name: /Opening keynote/ });
  within(row).getByText('Closed');
  within(row).getByText('Storm');
  await user.click(within(table).getByRole('columnheader', { name: /^Last message/ }));
  await waitFor(() => expect(asked.at(-1)).toBe('last_message'));

  // The keys of the list move along the rows of the table, too.
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement?.textContent).toContain(first.subject));
  await user.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'Inbox' });
  await waitFor(() => expect(window.location.pathname).toBe(`/dashboard/inquiries/${first.id}`));
  expect(screen.queryByRole('table')).toBeNull();
  expect(window.location.search).toContain('layout=table');
});

test('several are chosen in the table by their boxes', async () => {
  const { user } = open('?layout=table');
  const table = await screen.findByRole('table');
  await user.click(within(table).getByRole('checkbox', { name: /^Select Opening keynote/ }));
  await screen.findByText(/1 selected/);
});
