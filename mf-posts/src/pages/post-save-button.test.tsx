import { people, search, activity } from '@rostrum/contracts';
import { postEditing, postInquiries, type PostDetail } from '@rostrum/contracts/posts';
import { contractServer, fireEvent, handle, renderPage, screen } from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { nobodyElse } from '../features/see-editors/testing/nobody-else.ts';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';
import { draft, id } from './testing/draft.ts';
import { noFields } from './testing/no-fields.ts';

let stored: PostDetail;
contractServer(
  ...nobodyElse(),
  noFields(),
  handle(postInquiries.list, () => ({ items: [], total: 0 })),
  handle(postEditing.get, () => stored),
  handle(postEditing.save, () => stored),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
  handle(search.classifications, () => ({ items: [], total: 0 })),
  handle(activity.list, () => ({ items: [], total: 0, actors: [], verbs: [] })),
);
beforeEach(() => sessionStorage.clear());

test.each<[PostDetail['status'], number]>([
  ['draft', 0],
  ['in_review', 0],
  ['published', 1],
])('a post that is %s has %i buttons to save changes', async (status, count) => {
  stored = { ...draft, status, published_at: status === 'published' ? '2026-11-12T07:00:00.000Z' : null };
  renderPage(<PostPage />, { route: paths.post.href(id), path: paths.post.path });
  const summary = await screen.findByRole('textbox', { name: /^Summary/ });
  expect(screen.queryAllByRole('button', { name: 'Save changes' })).toHaveLength(count);
  fireEvent.change(summary, { target: { value: 'Two tides meet.' } });
  expect(screen.queryAllByRole('button', { name: 'Save changes' })).toHaveLength(count);
});
