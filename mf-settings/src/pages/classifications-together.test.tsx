import { classifications, termEditors, type ClassificationTerm } from '@rostrum/contracts/settings';
import { contractServer, handle, refuse, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import {
  counts,
  jonah,
  merge,
  preview,
  surge,
  tidal,
  vocabularyHandlers,
} from '../features/edit-vocabulary/testing/vocabulary-scene.ts';
import { ClassificationsPage } from './classifications-page.tsx';

const server = contractServer(...vocabularyHandlers());

beforeEach(() => notificationStore.clear());

test('a merge that meets an edit merges nothing, says so and shows the preview anew; who edits is named before', async () => {
  let version = 1;
  const sent: unknown[] = [];
  server.use(
    handle(termEditors.present, ({ params }) => ({ others: params.id === surge.id ? [jonah] : [] })),
    handle(classifications.previewMerge, () => ({
      ...preview,
      target: { ...preview.target, version },
      posts: { ...preview.posts, now: 16 + version },
    })),
    refuse(classifications.merge, 'version_conflict', { message: 'Changed.', details: preview }),
  );
  const { user } = renderPage(<ClassificationsPage />);
  await user.click(await screen.findByRole('treeitem', { name: /^Tidal surges/ }));
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const panel = within(await screen.findByRole('region', { name: 'Merge Tidal surges' }));
  await user.click(panel.getByRole('combobox', { name: /into which topic/ }));
  await user.click(await screen.findByTitle('Storm surge'));
  await panel.findByText('Jonah Petrie has Storm surge open, too.');
  panel.getByText('If it is saved there first, you see this preview again before anything merges.');
  await panel.findByRole('row', { name: /^Posts 17 17/ });
  version = 2;
  await user.click(panel.getByRole('button', { name: 'Merge topics' }));
  await panel.findByText('Nothing was merged, because a colleague changed one of the two terms.');
  await panel.findByRole('row', { name: /^Posts 18 17/ });
  server.use(
    handle(classifications.merge, ({ body }) => {
      sent.push(body.into_version);
      return merge;
    }),
  );
  await user.click(await panel.findByRole('button', { name: /Merge topics$/ }));
  await waitFor(() => expect(sent).toEqual([2]));
});

test('a save that meets another keeps both, names what both changed, and is sent for the newer state', async () => {
  const newer = { ...surge, version: 7, title: 'Surge', scope_note: 'Not tsunamis.' };
  const sent: unknown[] = [];
  server.use(
    handle(termEditors.present, () => ({ others: [jonah] })),
    refuse(classifications.change, 'version_conflict', { message: 'Changed.', details: newer }),
  );
  const { user } = renderPage(<ClassificationsPage />);
  await user.click(await screen.findByRole('treeitem', { name: /^Storm surge/ }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Storm surge' }));
  await dialog.findByText('Jonah Petrie has Storm surge open, too.');
  const name = dialog.getByRole('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Storm floods');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await dialog.findByText(/Both of you changed the name; theirs is Surge\./);
  expect(name).toHaveValue('Storm floods');
  expect(dialog.getByRole('textbox', { name: /Scope note/ })).toHaveValue('Not tsunamis.');
  server.use(
    handle(classifications.change, ({ body }) => {
      sent.push(body);
      return { ...newer, ...body };
    }),
  );
  await user.click(dialog.getByRole('button', { name: /Save changes$/ }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { version: 7, title: 'Storm floods', scope_note: 'Not tsunamis.', entry_terms: ['Storm tide'] },
    ]),
  );
});

test('a word is added to what a term is now, and a term retired, whatever was changed meanwhile', async () => {
  const newer = { ...surge, version: 7, entry_terms: ['Storm tide', 'Sea surge'] };
  const sent: unknown[] = [];
  const atFirst = () => {
    let calls = 0;
    return { message: 'Changed.', details: newer, when: () => (calls += 1) === 1 };
  };
  server.use(
    refuse(classifications.change, 'version_conflict', atFirst()),
    refuse(classifications.retire, 'version_conflict', atFirst()),
    handle(classifications.change, ({ body }) => {
      sent.push([body.version, body.entry_terms]);
      return { ...newer, ...body };
    }),
    handle(classifications.retire, ({ body }) => {
      sent.push([body.version, body.retired]);
      return { ...newer, is_retired: true };
    }),
  );
  const { user } = renderPage(<ClassificationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Add to a term: thermal runaway' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add thermal runaway to a term' }));
  await user.click(dialog.getByRole('combobox', { name: 'Term' }));
  await user.click(await screen.findByTitle('Storm surge'));
  await user.click(dialog.getByRole('button', { name: 'Add entry term' }));
  await waitFor(() => expect(sent).toEqual([[7, ['Storm tide', 'Sea surge', 'thermal runaway']]]));
  await user.click(screen.getByRole('treeitem', { name: /^Storm surge/ }));
  await user.click(screen.getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(sent[1]).toEqual([7, true]));
});

test('a newer state that the page hears of is not saved over, and a term that is gone keeps what was typed', async () => {
  let current = surge;
  let isThere = true;
  const versions: number[] = [];
  server.use(
    handle(classifications.list, ({ query }) => ({
      scheme: query.scheme,
      counts,
      terms: isThere ? [current, tidal] : [tidal],
      merges: [],
    })),
    handle(classifications.dismiss, () => ({ dismissed: true })),
    handle(classifications.change, ({ body }) => {
      versions.push(body.version);
      return { ...surge, ...body };
    }),
  );
  const { user } = renderPage(<ClassificationsPage />);
  await user.click(await screen.findByRole('treeitem', { name: /^Storm surge/ }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Storm surge' }));
  await user.type(dialog.getByRole('textbox', { name: /Scope note/ }), 'Of the sea.');
  // Whatever the page asks for anew, it asks for the terms as well.
  const refetch = () =>
    user.click(screen.getByRole('button', { name: 'Dismiss thermal runaway', hidden: true }));
  isThere = false;
  await refetch();
  await waitFor(() => expect(screen.queryByText('31')).not.toBeInTheDocument());
  expect(dialog.getByRole('textbox', { name: /Scope note/ })).toHaveValue('Of the sea.');
  isThere = true;
  current = { ...surge, version: 9, people: 99 };
  await refetch();
  await screen.findByText('116');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(versions).toEqual([surge.version]));
});

test('a term is retired and taken back, stands in the tree as retired, and is offered to nothing', async () => {
  let terms = [surge, tidal];
  let retired: ClassificationTerm[] = [];
  const sent: unknown[] = [];
  server.use(
    handle(classifications.list, ({ query }) => ({
      scheme: query.scheme,
      counts,
      terms,
      retired,
      merges: [],
    })),
    handle(classifications.retire, ({ params, body }) => {
      sent.push([params.id, body]);
      const now = { ...tidal, version: tidal.version + 1 };
      terms = body.retired ? [surge] : [surge, now];
      retired = body.retired ? [{ ...now, is_retired: true }] : [];
      return body.retired ? { ...now, is_retired: true } : now;
    }),
  );
  const { user } = renderPage(
    <>
      <ClassificationsPage />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('treeitem', { name: /^Tidal surges/ }));
  await user.click(screen.getByRole('button', { name: 'Retire' }));
  await screen.findByText('Tidal surges is retired.');
  await screen.findByRole('treeitem', { name: /^Tidal surges +Retired/ });
  screen.getByText(/It can’t be chosen any more.*merge it into another term/);
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('treeitem', { name: /^Storm surge/ }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Storm surge' }));
  await user.click(dialog.getByRole('combobox', { name: /Broader term/ }));
  expect(screen.queryByTitle('Tidal surges')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await screen.findByText('Tidal surges is offered again.');
  expect(sent).toEqual([
    [tidal.id, { version: 2, retired: true }],
    [tidal.id, { version: 3, retired: false }],
  ]);
  await waitFor(() =>
    expect(screen.getByRole('treeitem', { name: /^Tidal surges/ })).not.toHaveTextContent('Retired'),
  );
});
