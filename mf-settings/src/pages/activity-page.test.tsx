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
contractServer(
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
