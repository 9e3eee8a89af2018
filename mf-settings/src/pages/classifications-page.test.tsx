import { events } from '@rostrum/contracts';
import {
  classifications,
  termEditors,
  type ClassificationTerm,
  type MergeAsSeen,
  type TermEditor,
  type TermSuggestion,
  type Vocabulary,
} from '@rostrum/contracts/settings';
import {
  contractServer,
  handle,
  hang,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore, Notifications } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { ClassificationsPage } from './classifications-page.tsx';

const idOf = (number: number) => `01a20290-75bf-7000-8000-00000000000${number}`;
const term = (
  number: number,
  title: string,
  values: Partial<ClassificationTerm> = {},
): ClassificationTerm => ({
  id: idOf(number),
  version: number,
  title,
  entry_terms: [],
  parent_id: null,
  scope_note: '',
  is_general: false,
  people: 0,
  posts: 0,
  questions: 0,
  ...values,
});
const surge = term(1, 'Storm surge', { people: 14, posts: 17, entry_terms: ['Storm tide'] });
const tidal = term(2, 'Tidal surges', { people: 2, searches: 12 });
const volcano = term(3, 'Volcanoes', { is_general: true });
const counts: Vocabulary['counts'] = { topic: 3, industry: 1, category: 0, tag: 0, department: 0 };
const merge = {
  id: idOf(9),
  title: 'Tidal surges',
  into_title: 'Storm surge',
  merged_by: 'Ines Calder',
  merged_at: '2026-11-20T10:00:00Z',
};
const runaway: TermSuggestion = { text: 'thermal runaway', source: 'searches', count: 4, names: [] };
const preview = {
  source: { id: tidal.id, version: 2, title: 'Tidal surges' },
  target: { id: surge.id, version: 1, title: 'Storm surge' },
  people: { now: 14, after: 15, both: 1, names: ['Yusra Benhaddou'] },
  posts: { now: 17, after: 17, both: 0, names: [] },
  questions: { now: 0, after: 0, both: 0, names: [] },
  entry_terms: ['Tidal surges'],
  narrower: [],
  scopes: 0,
  rules: 0,
  embeds: 0,
};
const seen: MergeAsSeen = {
  q: 'Tidal surges',
  before: { experts: 2, via: 'Tidal surges' },
  after: { experts: 15, via: 'Storm surge' },
  old_address: { from: '/topics/tidal-surges', to: '/topics/storm-surge' },
};
const jonah: TermEditor = {
  window: idOf(8),
  firstname: 'Jonah',
  lastname: 'Petrie',
  image: null,
  is_self: false,
  since: '2026-11-19T10:00:00Z',
};
const server = contractServer(
  hang(events.live),
  handle(termEditors.present, () => ({ others: [] })),
  handle(termEditors.leave, () => ({ left: true as const })),
  handle(classifications.seeMerge, ({ query }) => ({ ...seen, q: query.q })),
  handle(classifications.list, ({ query }) => ({
    scheme: query.scheme,
    counts,
    terms: query.scheme === 'topic' ? [surge, tidal, volcano] : [term(4, 'Shipping')],
    merges: [],
  })),
  handle(classifications.suggestions, () => ({ items: [runaway] })),
);

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
  await screen.findByText('4 people searched for it and found nobody');
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
  await panel.findByText('Nothing was merged: somebody else changed one of the two meanwhile.');
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
  current = { ...surge, version: 9, people: 99 };
  await refetch();
  await screen.findByText('116');
  isThere = false;
  await refetch();
  await waitFor(() => expect(screen.queryByText('116')).not.toBeInTheDocument());
  expect(dialog.getByRole('textbox', { name: /Scope note/ })).toHaveValue('Of the sea.');
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
  screen.getByText(/It is not offered for new use/);
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
