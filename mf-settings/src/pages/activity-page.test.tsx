import { activity, activityEntry, history } from '@rostrum/contracts';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { ActivityPage } from './activity-page.tsx';

const entry = {
  ...example(activityEntry),
  actor: { name: 'Jonah Petrie', role: 'agent', image: null },
  text: 'replied to INQ-7K2M9',
};
let asked: string | null = null;
const server = contractServer(
  handle(activity.list, ({ request }) => {
    asked = new URL(request.url).searchParams.get('entity');
    return asked === 'post' ? { items: [], total: 0 } : { items: [entry], total: 1 };
  }),
  handle(history.list, () => ({ people: [], count: 0 })),
);

test('says who did what, and filters by what it was about', async () => {
  const { user } = renderPage(<ActivityPage />, { route: '/dashboard/activity' });
  await screen.findByText('Jonah Petrie');
  expect(screen.getByText(/replied to INQ-7K2M9/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'About' }));
  await user.click(await screen.findByText('Posts'));
  await waitFor(() => expect(asked).toBe('post'));
  await screen.findByText('Nothing of this kind happened yet.');
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
