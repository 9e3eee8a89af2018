import { uploads } from '@rostrum/contracts';
import { personImport, personImports, type PersonImport } from '@rostrum/contracts/people';
import {
  acceptUploadContent,
  contractServer,
  example,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { notificationStore } from '@rostrum/ui-kit';
import { beforeEach, expect, test } from 'vitest';
import { PeopleImportPage } from './people-import-page.tsx';

const id = '0198a9b2-0000-7000-8000-000000000001';
const opened: PersonImport = {
  ...example(personImport),
  id,
  version: 1,
  state: 'uploaded',
  file_name: 'staff.csv',
  kind: 'csv',
  encoding: 'windows-1252',
  encoding_sample: ['Zoë'],
  adds_people: false,
  head: ['First name', 'Work email', 'Sector', 'Staff no.'],
  sample: ['Amara', 'amara@tollgate.example', 'Museums', 'T1'],
  columns: ['firstname', 'email', 'industries', null],
  targets: [
    { value: 'firstname', label: 'First name' },
    { value: 'email', label: 'Email' },
    { value: 'industries', label: 'Industries' },
  ],
  existing: 'update',
  is_remembered: true,
  corrections: [],
  problems: [],
  problem_count: 0,
  planned: [],
  progress: 0,
  counts: { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0, wrong: 0 },
  finished_at: null,
  undo_until: null,
};
const checked: PersonImport = {
  ...opened,
  version: 2,
  state: 'checked',
  counts: { rows: 3, added: 1, changed: 0, unchanged: 1, skipped: 0, wrong: 1 },
  problem_count: 1,
  problems: [
    {
      row: 3,
      column: 2,
      name: 'Sector',
      value: 'Musems',
      message: 'Not in the list of industries. Did you mean Museums?',
      suggestion: 'Museums',
    },
  ],
};
const done: PersonImport = {
  ...checked,
  version: 4,
  state: 'done',
  counts: { ...checked.counts, added: 2, wrong: 0 },
  problems: [],
  problem_count: 0,
  progress: 3,
  undo_until: '2100-01-01T00:00:00.000Z',
};

let asked: unknown[] = [];
let present: PersonImport;
const server = contractServer(
  handle(personImports.recent, () => ({ items: [] })),
  handle(personImports.get, () => present),
  handle(personImports.open, ({ body }) => {
    asked.push(body);
    present = opened;
    return opened;
  }),
  handle(personImports.check, ({ body }) => {
    asked.push(body.corrections);
    present =
      body.corrections.length === 0
        ? checked
        : {
            ...checked,
            version: 3,
            corrections: body.corrections,
            problems: [],
            problem_count: 0,
            counts: done.counts,
          };
    return present;
  }),
  handle(personImports.start, ({ body }) => {
    asked.push(body);
    present = done;
    return { ...done, state: 'running' as const, progress: 0, undo_until: null };
  }),
);
beforeEach(() => {
  asked = [];
  notificationStore.clear();
});

test('a file is checked, a wrong cell is put right on the page, and the import can be undone', async () => {
  present = opened;
  const { user } = renderPage(<PeopleImportPage />, { route: `/dashboard/people/import?import=${id}` });
  const columns = await screen.findByRole('region', { name: 'Columns' });
  expect(within(columns).getByText('amara@tollgate.example')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Check file' }));
  const problems = await screen.findByRole('table', { name: 'Problems in 1 row' });
  expect(within(problems).getByText('Musems')).toBeVisible();
  // On a phone the results are below all columns: the check ends there, and says what it found.
  expect(screen.getByRole('region', { name: 'Result of the check' })).toHaveFocus();
  await waitFor(() =>
    expect(document.querySelector('[data-rostrum-live="polite"]')).toHaveTextContent(
      'The check of 3 rows has finished: 1 new person, 0 updates, 1 row with errors.',
    ),
  );
  expect(screen.getByRole('button', { name: 'Import 1 person' })).toBeEnabled();
  await user.click(within(problems).getByRole('button', { name: 'Use Museums' }));
  // What stands on the page is not what was checked any more.
  expect(screen.getByRole('button', { name: 'Import 1 person' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await user.click(await screen.findByRole('button', { name: 'Import 2 people' }));
  expect(asked).toEqual([[], [{ row: 3, column: 2, value: 'Museums' }], { version: 3 }]);

  expect(
    await screen.findByText(/^2 people added as drafts, 0 updated\. To publish one, complete its checklist/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the drafts' })).toHaveAttribute(
    'href',
    '/dashboard/people?status=draft',
  );
  server.use(handle(personImports.undo, () => ({ removed: 2, restored: 0, kept: 0 })));
  await user.click(screen.getByRole('button', { name: 'Undo import' }));
  present = { ...done, state: 'undone', undo_until: null };
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Import undone')).toBeVisible();
});

test('a chosen file is sent, and its import opened', async () => {
  present = opened;
  server.use(
    handle(uploads.create, () => ({ ...example(uploads.create.response), id, state: 'receiving' as const })),
    handle(uploads.get, () => ({
      ...example(uploads.get.response),
      id,
      state: 'ready' as const,
      fault: null,
      preview: null,
    })),
    ...acceptUploadContent(16),
  );
  const { user } = renderPage(<PeopleImportPage />, { route: '/dashboard/people/import' });
  const file = new File(['First name\nAmara'], 'staff.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose file from your device'), file);
  await waitFor(() => expect(asked).toEqual([{ upload_id: id }]));
  await waitFor(() => expect(window.location.search).toBe(`?import=${id}`));
});

test('missing columns are said once and hold the check; the encoding is shown and can be changed', async () => {
  present = { ...opened, adds_people: true, head_row: 3 };
  server.use(
    handle(personImports.setEncoding, ({ body }) => {
      asked.push(body);
      present = { ...present, version: 2, encoding: body.encoding, encoding_sample: ['Zoλ'] };
      return present;
    }),
  );
  const { user } = renderPage(<PeopleImportPage />, { route: `/dashboard/people/import?import=${id}` });
  expect(await screen.findByText('No column goes into Last name and Job title')).toBeVisible();
  expect(screen.getByText(/Western European \(Windows\), column names in row 3/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check file' })).toBeDisabled();

  const encoding = screen.getByRole('region', { name: 'Encoding' });
  expect(within(encoding).getByText('Zoë')).toBeVisible();
  await user.click(within(encoding).getByRole('combobox', { name: 'Encoding of the file' }));
  await user.keyboard('Greek');
  await user.click(await screen.findByTitle('Greek (Windows)'));
  expect(await within(encoding).findByText('Zoλ')).toBeVisible();
  expect(asked).toEqual([{ version: 1, encoding: 'windows-1253' }]);

  await user.click(screen.getByText('Leave out'));
  expect(screen.queryByText(/^No column goes into/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check file' })).toBeEnabled();
});

test('a column with several values shows how a cell of the file is read', async () => {
  const long = 'Silk, '.repeat(20).slice(0, 80);
  present = {
    ...opened,
    head: ['Topics', 'Tags', 'Staff no.', 'Sector'],
    sample: ['"Dye, madder", Silk', 'press', 'a, b', long],
    columns: ['topics', 'tags', null, 'industries'],
    targets: [
      { value: 'firstname', label: 'First name', is_list: false },
      ...['topics', 'tags', 'industries'].map((value) => ({ value, label: value, is_list: true })),
    ],
  };
  const { user } = renderPage(<PeopleImportPage />, { route: `/dashboard/people/import?import=${id}` });
  const columns = await screen.findByRole('region', { name: 'Columns' });
  const [topics, tags, , sector] = within(columns)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('combobox'));
  expect(topics).toHaveTextContent(/Read as 2 values:Dye, madderSilk$/);
  expect(tags).toHaveTextContent(/put commas or semicolons between them/);
  expect(sector).toHaveTextContent(/Read as several values:(Silk){13}…$/);
  // Only a column that goes into a list of values is split.
  expect(within(columns).queryByText('a', { exact: true })).toBeNull();
  await user.click(within(columns).getByRole('combobox', { name: 'Topics goes into' }));
  const nowhere = (await screen.findAllByTitle('Do not import')).at(-1);
  if (nowhere) await user.click(nowhere);
  expect(topics).not.toHaveTextContent('Read as');
});
