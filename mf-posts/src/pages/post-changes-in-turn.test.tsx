import { activity, people, search } from '@rostrum/contracts';
import { postEditing, postInquiries, postSignOff, type PostDetail } from '@rostrum/contracts/posts';
import { act, contractServer, fireEvent, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nobodyElse } from '../features/see-editors/testing/nobody-else.ts';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';
import { noFields } from './testing/no-fields.ts';
import { draft, id } from './testing/draft.ts';

let stored: PostDetail;
/** Versions that saves of the text named. */
let saved: number[];
/** Ends the change that the server is busy with. */
let finish: () => void;

/** A change that the server takes its time for. */
const slowly = async (change: Partial<PostDetail>) => {
  await new Promise<void>((resolve) => (finish = resolve));
  stored = { ...stored, ...change, version: stored.version + 1 };
  return stored;
};

contractServer(
  ...nobodyElse(),
  noFields(),
  handle(postInquiries.list, () => ({ items: [], total: 0 })),
  handle(postEditing.get, () => stored),
  handle(postEditing.save, ({ body }) => {
    saved.push(body.version);
    stored = { ...stored, version: stored.version + 1 };
    return stored;
  }),
  handle(postEditing.setCover, () => slowly({})),
  handle(postEditing.removeCover, () => slowly({ cover: null })),
  handle(postEditing.setStatus, ({ body }) => slowly({ status: body.status })),
  handle(postSignOff.ask, () => slowly({})),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
  handle(search.classifications, () => ({ items: [], total: 0 })),
  handle(activity.list, () => ({ items: [], total: 0, actors: [], verbs: [] })),
);
beforeEach(() => {
  saved = [];
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const cover = { src: '/files/a.webp', alt: 'Six gates', credit: '', focus: { x: 50, y: 50 }, source: null };
/** The last of that name: a question has its button beside the one that asks it. */
const press = async (name: string | RegExp) => {
  const button = (await screen.findAllByRole('button', { name })).at(-1);
  if (button) fireEvent.click(button);
};

test.each([
  {
    change: 'a cover is saved',
    post: { ...draft, cover },
    begin: async () => {
      await press('Edit description');
      await press('Save cover');
    },
  },
  {
    change: 'a cover is removed',
    post: { ...draft, cover },
    begin: async () => {
      await press('Remove cover');
      await screen.findAllByText('Remove the cover?');
      await press('Remove cover');
    },
  },
  { change: 'a post moves on', post: draft, begin: () => press('Send to review') },
  {
    change: 'an expert is asked to sign off',
    post: { ...draft, status: 'in_review' as const, authors: [{ person_id: id, name: 'Ada Nordin' }] },
    begin: () => press(/^Ask: /),
  },
])('words typed while $change are saved after it, on the version that it led to', async ({ post, begin }) => {
  stored = post;
  finish = () => undefined;
  renderPage(<PostPage />, { route: paths.post.href(id), path: paths.post.path });
  const summary = await screen.findByRole('textbox', { name: /^Summary/ });
  const unfinished = finish;
  await begin();
  await waitFor(() => expect(finish).not.toBe(unfinished));
  fireEvent.change(summary, { target: { value: 'Typed meanwhile.' } });
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(saved).toEqual([]);
  finish();
  await waitFor(() => expect(saved).toEqual([post.version + 1]));
  expect(stored.version).toBe(post.version + 2);
});
