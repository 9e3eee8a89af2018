import { activity, people, search } from '@rostrum/contracts';
import { postDetail, postEditing } from '@rostrum/contracts/posts';
import {
  act,
  contractServer,
  example,
  fireEvent,
  handle,
  refuse,
  renderPage,
  screen,
} from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nobodyElse } from '../features/see-editors/testing/nobody-else.ts';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';
import { noFields } from './testing/no-fields.ts';

const post = {
  ...example(postDetail),
  id: '0198a9b2-0000-7000-8000-000000000001',
  summary: 'What to watch.',
  body_html: '<p>Two tides.</p>',
  authors: [],
  experts: [],
  signoffs: [],
  cover: null,
  status: 'draft' as const,
  missing: [],
};
let calls = 0;
const server = contractServer(
  ...nobodyElse(),
  noFields(),
  handle(postEditing.get, () => post),
  handle(postEditing.save, () => {
    calls += 1;
    return post;
  }),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
  handle(search.classifications, () => ({ items: [], total: 0 })),
  handle(activity.list, () => ({ items: [], total: 0, actors: [], verbs: [] })),
);
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

test('after an hour offline the second of two editors keeps every word, and chooses once the line is back', async () => {
  server.use(refuse(postEditing.save, 'unavailable'));
  renderPage(<PostPage />, { route: paths.post.href(post.id), path: paths.post.path });
  const summary = await screen.findByRole('textbox', { name: /^Summary/ });
  fireEvent.change(summary, { target: { value: 'Typed in a tunnel.' } });
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  for (let minute = 0; minute < 60; minute += 1) await act(() => vi.advanceTimersByTimeAsync(60_000));
  fireEvent.change(summary, { target: { value: 'Typed in a long tunnel.' } });
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect((await screen.findAllByText(/Not saved: no connection/)).length).toBeGreaterThan(0);

  // The other one was back first.
  server.resetHandlers();
  server.use(refuse(postEditing.save, 'version_conflict'));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Someone else changed this post while you were writing.');
  expect(summary).toHaveValue('Typed in a long tunnel.');
  expect(Object.values(sessionStorage).join()).toContain('Typed in a long tunnel.');
  server.resetHandlers();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(calls).toBe(0);
});
