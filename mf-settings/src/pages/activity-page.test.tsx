import { activity, history, recordedChange } from '@rostrum/contracts';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { ActivityPage } from './activity-page.tsx';

const entry = {
  ...example(recordedChange),
  actor: { name: 'Jonah Petrie', role: 'agent', image: null },
  text: 'replied to INQ-7K2M9',
  changes: [{ field: 'status', before: 'new', after: 'open' }],
};
let asked = new URLSearchParams();
const jonah = { id: '01a20346-2f23-72ef-9171-54d56e261643', name: 'Jonah Petrie' };
const page = {
  actors: [jonah, { ...jonah, id: '01a20346-2f23-72ef-9171-54d56e261644', name: 'Ada' }],
  verbs: ['inquiry.ask_accepted'],
};
const server = contractServer(
  handle(activity.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return asked.get('entity') === 'post'
      ? { ...page, items: [], total: 0 }
      : { ...page, items: [entry], total: 1 };
  }),
  handle(history.list, () => ({ people: [], count: 0 })),
);

test('says who did what, and filters by what it was about', async () => {
  const { user } = renderPage(<ActivityPage />, { route: '/dashboard/activity' });
  await screen.findByText('Jonah Petrie');
  expect(screen.getByText(/replied to INQ-7K2M9/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'About' }));
  await user.click(await screen.findByText('Posts'));
  await screen.findByText('Nothing that fits these filters happened.');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  await user.click(await screen.findByText('1 field before and after'));
  expect(screen.getByText('open')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'By' }));
  await user.click(await screen.findByText('Ada'));
  await user.click(screen.getByRole('button', { name: 'What' }));
  await user.click(await screen.findByText('Expert said yes'));
  await waitFor(() =>
    expect([asked.get('actor'), asked.get('verb'), asked.get('entity')]).toEqual([
      page.actors[1]?.id,
      'inquiry.ask_accepted',
      null,
    ]),
  );
});

test('chosen days stand in the address, are asked for, and go with the filters', async () => {
  const { user } = renderPage(<ActivityPage />, {
    route: '/dashboard/activity?from=2026-11-02&to=2026-11-09',
  });
  expect(await screen.findByLabelText('From')).toHaveValue('Mon 2 Nov 2026');
  expect(screen.getByLabelText('to')).toHaveValue('Mon 9 Nov 2026');
  await screen.findByText('Jonah Petrie');
  expect([asked.get('from'), asked.get('to')]).toEqual(['2026-11-02', '2026-11-09']);
  await user.click(screen.getByRole('button', { name: 'Clear filter When' }));
  await waitFor(() => expect([asked.get('from'), asked.get('to')]).toEqual([null, null]));
  await user.click(screen.getByRole('button', { name: 'When' }));
  await user.click(await screen.findByText('Chosen days'));
  await waitFor(() => expect(asked.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/));
  await user.click(screen.getByRole('button', { name: /Chosen days/ }));
  await user.click(await screen.findByText('Last 30 days'));
  await waitFor(() => expect([asked.get('days'), asked.get('from')]).toEqual(['30', null]));
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

test('an administrator has the record checked, and is told where it was changed', async () => {
  server.use(
    handle(activity.verify, () => ({
      entries: 1234,
      broken_at: 7,
      newest_hash: 'ab12',
      checked_at: '2026-11-19T10:00:00Z',
    })),
  );
  const { user } = renderPage(<ActivityPage />, { route: '/dashboard/activity' });
  await user.click(await screen.findByRole('button', { name: 'Check the record' }));
  await screen.findByText(/Entry 7 of 1,234 is not as it was written/);
});
