import { classifications } from '@rostrum/contracts/settings';
import { contractServer, handle, refuse, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import {
  counts,
  merge,
  preview,
  runaway,
  surge,
  term,
  tidal,
  vocabularyHandlers,
  volcano,
} from '../features/edit-vocabulary/testing/vocabulary-scene.ts';
import { ClassificationsPage } from './classifications-page.tsx';

const server = contractServer(...vocabularyHandlers());

beforeEach(() => notificationStore.clear());

test('a term shows what it counts; another is merged into it after a preview, and that is undone', async () => {
  const { user } = renderPage(
    <>
      <ClassificationsPage />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('treeitem', { name: /^Storm surge/ }));
  expect(screen.getByRole('link', { name: '17 posts with Storm surge' })).toHaveAttribute(
    'href',
    '/dashboard/posts?tag=Storm+surge',
  );
  screen.getByText('Storm tide');
  await user.click(screen.getByRole('treeitem', { name: /^Volcanoes/ }));
  screen.getByText(/A general term/);
  expect(screen.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();

  const sent: unknown[] = [];
  server.use(
    handle(classifications.previewMerge, () => preview),
    handle(classifications.merge, ({ params, body }) => {
      sent.push([params.id, body]);
      return merge;
    }),
    handle(classifications.undoMerge, ({ params }) => {
      sent.push(params.id);
      return { restored: 2, changed_since: 1 };
    }),
  );
  await user.click(screen.getByRole('treeitem', { name: /^Tidal surges/ }));
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('region', { name: 'Merge Tidal surges' }));
  expect(dialog.getByRole('heading', { name: 'Merge two topics' })).toHaveFocus();
  await user.click(dialog.getByRole('combobox', { name: 'Merge Tidal surges into which topic?' }));
  await user.click(await screen.findByTitle('Storm surge'));
  const table = within(await dialog.findByRole('table', { name: 'What changes' }));
  table.getByRole('row', { name: 'People 14 15 + Yusra Benhaddou. 1 had both' });
  table.getByRole('row', { name: 'Old address /topics/tidal-surges leads to /topics/storm-surge' });
  // The tree says what goes and what stays, and a visitor's search what it does.
  screen.getByRole('treeitem', { name: /^Tidal surges +Becomes an entry term/ });
  screen.getByRole('treeitem', { name: /^Storm surge +Stays +31 → 32/ });
  const visitor = within(dialog.getByRole('region', { name: 'Seen by a visitor' }));
  await waitFor(() =>
    expect(visitor.getByText('15 experts').parentElement).toHaveTextContent(
      '15 experts via Storm surge, before: 2',
    ),
  );
  await user.click(visitor.getByText('Before'));
  expect(visitor.getByText('2 experts').parentElement).toHaveTextContent(
    '2 experts via Tidal surges, after: 15',
  );
  await user.click(dialog.getByRole('button', { name: 'Merge topics' }));
  await screen.findByText('Tidal surges is merged into Storm surge.');
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  await screen.findByText(/1 entry was changed since the merge/);
  expect(sent).toEqual([[tidal.id, { version: 2, into: surge.id, into_version: 1 }], merge.id]);
});

test('a searched word becomes a term, a refusal stays beside its field; industries cannot be changed', async () => {
  const { user } = renderPage(<ClassificationsPage />);
  await screen.findByText('4 people searched for it and found no one');
  await user.click(screen.getByRole('button', { name: 'Add thermal runaway' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a topic' }));
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('thermal runaway');
  server.use(
    refuse(classifications.add, 'invalid_input', {
      message: 'It is there already.',
      fields: [{ path: 'title', code: 'taken', message: 'It is there already.' }],
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add topic' }));
  expect((await dialog.findAllByText('It is there already.')).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByText('Industries 1'));
  await user.click(await screen.findByRole('treeitem', { name: /^Shipping/ }));
  screen.getByText('Industries are a fixed list and cannot be changed.');
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});

test('a file is checked before it is imported, and its wrong rows are named', async () => {
  const runs: boolean[] = [];
  const formats: string[] = [];
  const wrong = { row: 3, message: 'A term cannot stand below itself: Water › Ice › Water.' };
  let errors = [wrong];
  server.use(
    handle(classifications.import, ({ body }) => {
      runs.push(body.dry_run);
      formats.push(body.format);
      return {
        rows: 2,
        added: 2,
        changed: 0,
        unchanged: 0,
        errors,
        error_count: errors.length,
        applied: !body.dry_run,
      };
    }),
  );
  const { user } = renderPage(<ClassificationsPage />);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import terms' }));
  const file = () => new File(['Kind,Term'], 'terms.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('File'), file());
  await dialog.findByText(wrong.message);
  expect(dialog.getByRole('button', { name: 'Import 2 terms' })).toBeDisabled();
  errors = [];
  await user.upload(dialog.getByLabelText('File'), file());
  await dialog.findByText('2 rows: 2 new, 0 changed, 0 as they are.');
  await user.click(dialog.getByRole('button', { name: 'Import 2 terms' }));
  await waitFor(() => expect(runs).toEqual([true, true, false]));
  expect(new Set(formats)).toEqual(new Set(['csv']));

  await user.click(screen.getByRole('button', { name: 'Import' }));
  const again = within(await screen.findByRole('dialog', { name: 'Import terms' }));
  await user.upload(again.getByLabelText('File'), new File(['@prefix'], 'terms.ttl'));
  await waitFor(() => expect(formats.at(-1)).toBe('turtle'));
});

test('a near-duplicate is marked, and merged into what it is nearly by a button or by Shift and M', async () => {
  const twin = term(5, 'Storm surges', { people: 1 });
  const previewed: unknown[] = [];
  server.use(
    handle(classifications.list, ({ query }) => ({
      scheme: query.scheme,
      counts,
      terms: [surge, twin, volcano],
      merges: [],
    })),
    handle(classifications.previewMerge, ({ params, query }) => {
      previewed.push([params.id, query.into]);
      return { ...preview, source: { id: twin.id, version: 5, title: twin.title } };
    }),
    handle(classifications.suggestions, () => ({ items: [{ ...runaway, text: 'surge, storm' }] })),
  );
  const { user } = renderPage(<ClassificationsPage />);
  await user.click(await screen.findByRole('treeitem', { name: /^Storm surges +Near-duplicate +1/ }));
  await user.click(screen.getByRole('button', { name: 'Merge into Storm surge' }));
  const dialog = within(await screen.findByRole('region', { name: 'Merge Storm surges' }));
  await dialog.findByRole('table', { name: 'What changes' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: /^Merge/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('treeitem', { name: /^Storm surges/ })).toHaveFocus());

  await user.click(screen.getByRole('treeitem', { name: /^Volcanoes/ }));
  await user.keyboard('{Shift>}M{/Shift}');
  expect(screen.queryByRole('region', { name: /^Merge/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('treeitem', { name: /^Storm surges/ }));
  await user.keyboard('M');
  expect(screen.queryByRole('region', { name: /^Merge/ })).not.toBeInTheDocument();
  await user.keyboard('{Shift>}M{/Shift}');
  await within(await screen.findByRole('region', { name: 'Merge Storm surges' })).findByRole('table');
  expect(new Set(previewed.map(String))).toEqual(new Set([`${twin.id},${surge.id}`]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Merge/ })).not.toBeInTheDocument());

  // A suggested word that is nearly a term is most likely an entry term of it.
  screen.getByText('Nearly the same as Storm surge', { selector: 'p' });
  await user.click(await screen.findByRole('button', { name: 'Add to a term: surge, storm' }));
  const add = within(await screen.findByRole('dialog', { name: 'Add surge, storm to a term' }));
  expect(add.getByRole('button', { name: 'Add entry term' })).toBeEnabled();
});

test('how often a topic was searched for stands beside what is filed under it, where it is counted', async () => {
  const { user } = renderPage(<ClassificationsPage />);
  await user.click(await screen.findByRole('treeitem', { name: /^Tidal surges/ }));
  expect(screen.getByText('Searches, 90 days').nextElementSibling).toHaveTextContent(/^12$/);
  await user.click(screen.getByRole('treeitem', { name: /^Storm surge/ }));
  expect(screen.queryByText('Searches, 90 days')).not.toBeInTheDocument();
});
