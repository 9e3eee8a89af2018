import { recordedChange } from '@rostrum/contracts';
import { postActivity } from '@rostrum/contracts/posts';
import { contractServer, example, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { PostActivityPage } from './post-activity-page.tsx';

const run = {
  ...example(recordedChange),
  text: 'did not publish the post as scheduled: Write a summary.',
  actor: { name: 'Rostrum', role: 'system', image: null },
  entity: { type: 'post', id: '0198a9b2-0000-7000-8000-000000000009', label: 'One river', href: null },
  created_at: new Date().toISOString(),
  changes: [{ field: 'status', before: 'in_review', after: '' }],
};
let asked: URLSearchParams | undefined;
contractServer(
  handle(postActivity.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return { items: [run], total: 1, actors: [] };
  }),
);

test('a run that failed says why, a state stands in words, and what was deleted is no link', async () => {
  const { user } = renderPage(<PostActivityPage />, { route: '/dashboard/posts/activity?what=runs' });
  const words = await screen.findByText(/did not publish the post as scheduled: Write a summary\./);
  expect(words).toHaveTextContent('One river');
  expect(screen.queryByRole('link', { name: 'One river' })).toBeNull();
  expect(asked?.get('what')).toBe('runs');
  await user.click(screen.getByText('1 field before and after'));
  expect(screen.getByText('in review')).toBeVisible();
  expect(screen.getByText('Empty')).toBeVisible();
});
