import { activity, people, search } from '@rostrum/contracts';
import {
  postDetail,
  postEditing,
  postInquiries,
  postSignOff,
  postVersions,
  type PostDetail,
} from '@rostrum/contracts/posts';
import {
  act,
  contractServer,
  example,
  fireEvent,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nobodyElse } from '../features/see-editors/testing/nobody-else.ts';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';
import { noFields } from './testing/no-fields.ts';
import { draft, id } from './testing/draft.ts';

let stored: PostDetail;
let saves: Record<string, unknown>[];
/** At which versions the post was moved on. */
let moves: number[];
const server = contractServer(
  ...nobodyElse(),
  noFields(),
  handle(postInquiries.list, () => ({ items: [], total: 0 })),
  handle(postEditing.get, () => stored),
  handle(postEditing.save, ({ body }) => {
    saves.push(body);
    stored = {
      ...stored,
      ...(body.summary !== undefined && { summary: body.summary }),
      version: stored.version + 1,
    };
    return stored;
  }),
  handle(postEditing.setStatus, ({ body }) => {
    moves.push(body.version);
    stored = { ...stored, status: body.status, version: stored.version + 1 };
    return stored;
  }),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
  handle(search.classifications, () => ({ items: [], total: 0 })),
  handle(activity.list, () => ({ items: [], total: 0, actors: [], verbs: [] })),
);
beforeEach(() => {
  notificationStore.clear();
  stored = draft;
  saves = [];
  moves = [];
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  notificationStore.clear();
  vi.useRealTimers();
});

const open = () => renderPage(<PostPage />, { route: paths.post.href(id), path: paths.post.path });
const summary = () => screen.findByRole('textbox', { name: /^Summary/ });
/** At once, however long the text is: what is typed letter by letter is the journey's matter. */
const write = async (text: string) => fireEvent.change(await summary(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a draft saves itself 3 seconds after the last change, based on the version that was read', async () => {
  open();
  await write('Shorter.');
  await pass(2_000);
  await write('Shorter still.');
  await pass(2_500);
  expect(saves).toEqual([]);
  await pass(1_000);
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({ version: 3, summary: 'Shorter still.', title: 'Winter surge briefing' });
  await screen.findByText('Saved');
  await write('A third one.');
  await pass(3_500);
  await waitFor(() => expect(saves[1]).toMatchObject({ version: 4, summary: 'A third one.' }));
});

test('Ctrl-S saves at once, and a title that is too short is said and not sent', async () => {
  open();
  await write('At once.');
  fireEvent.keyDown(await summary(), { key: 's', ctrlKey: true });
  await waitFor(() => expect(saves).toHaveLength(1));
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Four' } });
  await pass(4_000);
  expect((await screen.findAllByText(/Not saved: Write at least 5 characters/)).length).toBeGreaterThan(0);
  expect(saves).toHaveLength(1);
});

test('without a connection the text is kept, survives a reload, and is saved when the line is back', async () => {
  server.use(refuse(postEditing.save, 'unavailable'));
  const { unmount } = open();
  await write('Typed on a train.');
  await pass(3_500);
  expect((await screen.findAllByText(/Not saved: no connection/)).length).toBeGreaterThan(0);
  unmount();

  open();
  expect(await summary()).toHaveValue('Typed on a train.');
  await pass(3_500);
  expect((await screen.findAllByText(/Not saved: no connection/)).length).toBeGreaterThan(0);
  server.resetHandlers();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ summary: 'Typed on a train.' }));
  await screen.findByText('Saved');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a conflict keeps what was typed until somebody chooses, and either choice works', async () => {
  server.use(refuse(postEditing.save, 'version_conflict'));
  const { user } = open();
  await write('Mine.');
  await pass(3_500);
  await screen.findByText('Someone else changed this post while you were writing.');
  expect(await summary()).toHaveValue('Mine.');
  await pass(20_000);
  server.resetHandlers();
  stored = { ...draft, version: 9, summary: 'Theirs.' };
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await waitFor(() => expect(saves).toMatchObject([{ version: 9, summary: 'Mine.', new_version: true }]));

  server.use(refuse(postEditing.save, 'version_conflict'));
  await write('Mine again.');
  await pass(3_500);
  await screen.findByText('Someone else changed this post while you were writing.');
  stored = { ...draft, version: 12, summary: 'Theirs.' };
  await user.click(screen.getByRole('button', { name: 'Show their version' }));
  await waitFor(async () => expect(await summary()).toHaveValue('Theirs.'));
  await pass(5_000);
  expect(saves).toHaveLength(1);
});

test('two versions are merged: what fits together is taken over, the rest is chosen, and theirs stays a version', async () => {
  stored = { ...draft, body_html: '<p>One.</p><p>Two.</p>' };
  server.use(refuse(postEditing.save, 'version_conflict'));
  const { user } = open();
  await write('Mine.');
  await pass(3_500);
  await screen.findByText('Someone else changed this post while you were writing.');
  server.resetHandlers();
  stored = {
    ...stored,
    version: 9,
    title: 'Their title of it',
    summary: 'Theirs.',
    body_html: '<p>One.</p><p>Two, as they say.</p>',
  };
  await user.click(screen.getByRole('button', { name: 'Compare and merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge both versions' });
  within(dialog).getByText(/One part was changed in both versions/);
  within(dialog).getByText('Mine.');
  await user.click(within(dialog).getByRole('radio', { name: 'Keep theirs' }));
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await waitFor(async () => expect(await summary()).toHaveValue('Theirs.'));
  await pass(3_500);
  await waitFor(() =>
    expect(saves).toMatchObject([
      {
        version: 9,
        new_version: true,
        title: 'Their title of it',
        summary: 'Theirs.',
        body_html: '<p>One.</p><p>Two, as they say.</p>',
      },
    ]),
  );
});

test('what is typed is saved before the post moves on, and what is agreed on is closed', async () => {
  const { user } = open();
  await write('The last change.');
  await user.click(screen.getByRole('button', { name: 'Send to review' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await screen.findByText('Closed to changes. Return it to draft to edit it.');
  expect(saves).toMatchObject([{ summary: 'The last change.' }]);
  expect(moves).toEqual([4, 5]);
  expect(await summary()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Replace cover' })).not.toBeInTheDocument();
});

test('a published post is saved on demand only', async () => {
  stored = { ...draft, status: 'published', published_at: '2026-11-12T07:00:00.000Z' };
  const { user } = open();
  await write('Corrected.');
  await pass(10_000);
  expect(saves).toEqual([]);
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View public page' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(saves).toMatchObject([{ summary: 'Corrected.' }]));
});

test('publishing asks first, and says everything that is missing when it is refused', async () => {
  stored = { ...draft, status: 'approved', missing: ['cover', 'tag'] };
  server.use(
    refuse(postEditing.setStatus, 'invalid_input', {
      message: 'Not ready to be published. Add a topic or a tag.',
    }),
  );
  const { user } = renderPage(
    <>
      <PostPage />
      <Notifications />
    </>,
    { route: paths.post.href(id), path: paths.post.path },
  );
  await screen.findByText('Ready to publish: 3 of 5');
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish this post now?' });
  await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
  await screen.findByText('Not ready to be published. Add a topic or a tag.');
});

test('an expert is asked to sign off once the text is saved, and the answer stands beside the name', async () => {
  const maren = { id: '0198a9b2-0000-7000-8000-000000000002', name: 'Dr Maren Okonjo-Hale' };
  stored = { ...draft, status: 'in_review', experts: [maren], signoffs: [] };
  const asked: unknown[] = [];
  server.use(
    handle(postSignOff.ask, ({ body }) => {
      asked.push(body, saves.length);
      return {
        ...stored,
        signoffs: [
          {
            ...example(postDetail.shape.signoffs.element),
            person: maren,
            state: 'changes_requested' as const,
            answered_at: '2026-11-19T09:40:00.000Z',
            number: 13,
            note: 'Name <b>1953</b>.',
          },
        ],
      };
    }),
  );
  const { user } = open();
  await write('Shorter.');
  await user.click(screen.getByRole('button', { name: 'Ask: Dr Maren Okonjo-Hale' }));
  await screen.findByText(/^Asked for changes of version 13 on 19 Nov/);
  expect(asked).toEqual([{ person_ids: [maren.id] }, 1]);
  expect(screen.getByText('Name <b>1953</b>.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take off: Dr Maren Okonjo-Hale' })).toBeInTheDocument();
});

test('an earlier version is compared and put back', async () => {
  const restored: unknown[] = [];
  server.use(
    handle(postVersions.list, () => ({
      items: [3, 2, 1].map((number) => ({
        number,
        title: draft.title,
        saved_by: 'Wren Abiola',
        saved_at: '2026-11-19T09:40:00.000Z',
      })),
    })),
    handle(postVersions.compare, ({ params }) => ({
      title: [],
      summary: [],
      text: [
        { kind: 'removed' as const, text: `as in ${String(params.number)}` },
        { kind: 'added' as const, text: 'as now' },
      ],
    })),
    handle(postVersions.restore, ({ params, body }) => {
      restored.push(params.number, body);
      stored = { ...draft, version: 4, summary: 'From before.' };
      return stored;
    }),
  );
  const { user } = open();
  await summary();
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await screen.findByText('as in 2');
  await user.click(screen.getByRole('button', { name: /^Version 1/ }));
  expect((await screen.findByText('as in 1')).tagName).toBe('DEL');
  await user.click(screen.getByRole('button', { name: 'Put version 1 back' }));
  await waitFor(async () => expect(await summary()).toHaveValue('From before.'));
  expect(restored).toEqual([1, { version: 3 }]);
});

test('a post that is not there says so', async () => {
  server.use(refuse(postEditing.get, 'not_found'));
  open();
  await screen.findByText('There is no such post');
  expect(screen.getByRole('link', { name: 'Go to posts' })).toHaveAttribute('href', '/dashboard/posts');
});

test('topics are offered from the vocabulary and saved apart from the tags', async () => {
  server.use(handle(search.classifications, () => ({ items: [{ title: 'Storm surge' }] })));
  open();
  const topics = await screen.findByRole('combobox', { name: 'Topics' });
  fireEvent.focus(topics);
  fireEvent.change(topics, { target: { value: 'Storm' } });
  await pass(500);
  fireEvent.click(await screen.findByRole('option', { name: 'Storm surge' }));
  await pass(3_500);
  await waitFor(() => expect(saves[0]).toMatchObject({ topics: ['Storm surge'], tags: ['Surge'] }));
});
