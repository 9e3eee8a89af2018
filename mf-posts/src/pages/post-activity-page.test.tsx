import { recordedChange, type RecordedChange } from '@rostrum/contracts';
import { deletedPostKeptMs, postActivity, postDetail, postEditing } from '@rostrum/contracts/posts';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { PostActivityPage } from './post-activity-page.tsx';

const postId = '0198a9b2-0000-7000-8000-000000000009';
const run: RecordedChange = {
  ...example(recordedChange),
  text: 'did not publish the post as scheduled: Write a summary.',
  actor: { name: 'Rostrum', role: 'system', image: null },
  entity: { type: 'post', id: postId, label: 'One river', href: null },
  created_at: new Date().toISOString(),
  changes: [{ field: 'status', before: 'in_review', after: '' }],
};
let asked: URLSearchParams | undefined;
let items: RecordedChange[];
let broughtBack: string[];
contractServer(
  handle(postActivity.list, ({ request }) => {
    asked = new URL(request.url).searchParams;
    return { items, total: items.length, actors: [] };
  }),
  handle(postEditing.bringBack, ({ params }) => {
    broughtBack.push(params.id);
    return example(postDetail);
  }),
);
beforeEach(() => {
  items = [run];
  broughtBack = [];
});

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

test('a draft that was deleted lately is brought back, an older one is not offered, and edited words lead to the versions', async () => {
  const change = (number: number, values: Partial<RecordedChange>): RecordedChange => ({
    ...run,
    changes: [],
    id: `0198a9b2-0000-7000-8000-00000000001${number}`,
    ...values,
  });
  const entity = { ...run.entity, label: 'Never mind' };
  const old = new Date(Date.now() - deletedPostKeptMs - 1_000).toISOString();
  const kept = { ...entity, label: 'Two tides', href: '/dashboard/posts/1' };
  items = [
    change(1, { verb: 'post.deleted', entity }),
    change(2, { verb: 'post.deleted', created_at: old, entity: { ...entity, label: 'Long gone' } }),
    change(3, { verb: 'post.updated', entity: kept }),
  ];
  const { user } = renderPage(<PostActivityPage />, { route: '/dashboard/posts/activity' });
  await user.click(await screen.findByRole('button', { name: 'Bring back: Never mind' }));
  await waitFor(() => expect(broughtBack).toEqual([postId]));
  expect(screen.queryByRole('button', { name: 'Bring back: Long gone' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See versions' })).toHaveAttribute(
    'href',
    '/dashboard/posts/1#versions',
  );
});
