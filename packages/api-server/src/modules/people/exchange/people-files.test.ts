import { readFileSync } from 'node:fs';
import { findImportTargets, isKnownHead } from '@rostrum/contracts/people';
import { expect, test } from 'vitest';
import { openTable } from '../../../tables/read-table.ts';
import { cutCell, findSample } from './match-columns.ts';
import { createRowReader } from './read-row.ts';

/** Reads a file as an import does, up to what each row says. */
async function readPeople(name: string) {
  const bytes = readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url));
  const { format, rows } = await openTable(
    async function* () {
      yield bytes;
    },
    { isKnown: (head) => isKnownHead(head, []) },
  );
  let reader: ReturnType<typeof createRowReader> | undefined;
  let columns: (string | null)[] = [];
  const people: Record<string, unknown>[] = [];
  const problems: string[] = [];
  for await (const row of rows()) {
    if (!reader) {
      columns = findImportTargets(row.cells, []);
      const head = row.cells.map(cutCell);
      reader = createRowReader({ head, columns, corrections: [], fields: [], industries: new Map() });
      continue;
    }
    const read = reader.read(row);
    people.push(read.person);
    problems.push(...read.problems.map((one) => `${one.row} ${one.name}: ${one.value}: ${one.message}`));
    for (const { value, name: column } of read.problems)
      expect([value, column].every((text) => text.isWellFormed() && !text.includes('\0'))).toBe(true);
  }
  return { format, columns, people, problems };
}

const ada = {
  firstname: 'Ada',
  lastname: 'Lowmark',
  job_title: 'Professor',
  email: 'ada.lowmark@northmere.example',
};
const bob = { ...ada, firstname: 'Robert "Bob"', email: 'bob@northmere.example' };
const muller = { ...ada, firstname: 'André', lastname: 'Müller', email: 'am@northmere.example' };
const names = ['firstname', 'lastname', 'job_title', 'email'];

test.each<[file: string, people: object[], format?: object]>([
  ['csv-sep-line', [ada], { delimiter: ';' }],
  ['csv-report-title-above-header', [ada], { delimiter: ';', headRow: 3 }],
  ['csv-equals-quoted-leading-zero', [{ ...ada, employee_id: '00123' }]],
  ['csv-nickname-quotes', [bob, ada]],
  ['csv-nickname-quotes-in-quoted', [bob, ada]],
  ['tsv-google-sheets-raw-quotes', [{ ...ada, job_title: 'Head of "Coasts" lab' }], { delimiter: '\t' }],
  ['outlook-contact-export-title', [{ ...ada, prefix: 'Dr', department: 'Coast' }]],
  ['hris-snake-case-headers', [ada]],
  ['camel-case-headers', [ada]],
  ['utf16-big-endian', [{ ...ada, firstname: 'Adä' }], { encoding: 'utf-16be', delimiter: '\t' }],
  ['utf16le-without-bom', [ada], { encoding: 'utf-16le' }],
  ['header-cut-inside-emoji', [ada]],
  ['sample-cut-inside-emoji', [ada]],
  [
    'invisible-characters-in-email',
    [ada, { ...ada, firstname: 'Bo', email: 'bo.lowmark@northmere.example' }],
  ],
  [
    'surname-null',
    [
      { ...ada, lastname: 'Null', email: 'ada.null@northmere.example' },
      { ...ada, firstname: 'True', lastname: 'N/A', email: 'true@northmere.example' },
    ],
  ],
  ['topics-parted-by-line-breaks', [{ ...ada, topics: ['Silk', 'Dye', 'Looms'] }]],
  [
    'topics-parted-by-commas',
    [
      { ...ada, topics: ['Silk', 'Dye, madder', 'Looms'] },
      { ...ada, firstname: 'Bo', email: 'bo.lowmark@northmere.example', topics: ['Dye, madder', 'Silk'] },
    ],
  ],
  ['idn-email', [{ ...ada, firstname: 'Jürgen', email: 'jurgen@xn--mller-forschung-zvb.example' }]],
  ['semicolon-file-with-commas-in-header', [{ ...ada, topics: ['x'] }], { delimiter: ';' }],
  ['ctrl-z-at-end', [ada]],
  ['mac-roman', [muller], { encoding: 'macintosh' }],
  ['required-star-headers', [ada]],
  ['ms-dos-cp850', [muller], { encoding: 'cp850' }],
])('%s is read whole', async (file, people, format = {}) => {
  const read = await readPeople(file);
  expect(read.problems).toEqual([]);
  expect(read.people).toEqual(people);
  expect(read.format).toMatchObject({ headRow: 1, ...format });
  expect(read.columns).toEqual(expect.arrayContaining(names));
});

test('countries are known by the names that people write', async () => {
  const { people, problems } = await readPeople('country-names');
  expect(problems).toEqual([]);
  expect(people.map(({ country }) => country).join(' ')).toBe('US GB US TR CZ VN NL GB CI HK');
});

test.each<[file: string, problems: string[]]>([
  ['nul-in-a-wrong-cell', ['2 Email: ada\uFFFDlowmark: A character here can’t be read.']],
  ['nul-in-name', ['2 First name: Ada\uFFFD: A character here can’t be read.']],
  ['one-bad-byte-in-utf8', ['3 First name: Andr\uFFFD: A character here can’t be read.']],
  [
    'formula-errors-as-values',
    [
      '2 Job title: #N/A: This is an error of a spreadsheet formula.',
      '2 Phone: #REF!: This is an error of a spreadsheet formula.',
    ],
  ],
  ['phone-in-scientific-notation', ['2 Phone: 4.42079E+11: A spreadsheet shortened this number.']],
  ['wrong-value-cut-inside-emoji', ['2 Email: ']],
])('%s names the cell and what to do', async (file, problems) => {
  const read = await readPeople(file);
  expect(read.problems).toEqual(problems.map((start) => expect.stringContaining(start)));
});

test.each([
  ['binary-png', /picture/],
  ['old-xls', /old format \(\.xls\).*Save As/],
])('%s is refused with what to do', async (file, message) => {
  await expect(readPeople(file)).rejects.toMatchObject({
    fields: [{ path: 'upload_id', message: expect.stringMatching(message) }],
  });
});

test('an empty workbook has no rows', async () => {
  const { format, people, columns } = await readPeople('xlsx-chosen-instead');
  expect([format.kind, people, columns]).toEqual(['xlsx', [], []]);
});

test('whole names of a roster are split, and one that cannot be says what to enter', async () => {
  const { columns, people, problems } = await readPeople('whole-names');
  expect(columns).toEqual(['employee_id', 'full_name', 'job_title', 'email']);
  expect(people.slice(0, 2)).toMatchObject([
    { firstname: 'Astrid', lastname: 'Haugen' },
    { firstname: 'Jerome', lastname: 'Washington', suffix: 'PhD' },
  ]);
  expect(problems).toEqual([
    '6 Name: Plato: Enter a first and a last name, like Ada Lovelace or Lovelace, Ada.',
  ]);
});

test('industries and choices keep their commas, whatever separates the values of a cell', () => {
  const industries = new Map(['Arts, Media', 'Textiles'].map((name) => [name.toLowerCase(), name]));
  const field = {
    id: '0198a9b2-0000-7000-8000-000000000001',
    version: 1,
    key: 'campus',
    label: 'Campus',
    kind: 'multiselect' as const,
    help: null,
    visibility: 'team' as const,
    is_required: false,
    is_archived: false,
    choices: ['Harbour, north', 'Hill'],
  };
  const reader = createRowReader({
    head: ['Sector', 'Campus'],
    columns: ['industries', 'field:campus'],
    corrections: [],
    fields: [field],
    industries,
  });
  const read = (cells: string[]) => {
    const { person, fields, problems } = reader.read({ row: 2, cells });
    return [person.industries, fields.get(field.id), problems.map(({ message }) => message)];
  };
  const both = [['Textiles', 'Arts, Media'], ['Hill', 'Harbour, north'], []];
  expect(read(['Textiles, arts, media', 'Hill, Harbour, north'])).toEqual(both);
  expect(read(['Textiles; Arts, Media', 'Hill; Harbour, north'])).toEqual(both);
  expect(read(['Textiles, Weaving', 'Hill'])[2]).toEqual(['Not in the list of industries.']);
});

test('the sample of a column with several values is a cell that has several', () => {
  const rows = [
    ['', 'Ada, B'],
    ['Silk', 'Lowmark'],
    ['Silk, Dye', ''],
  ];
  expect([findSample(rows, 0, true), findSample(rows, 0, false), findSample(rows, 1, false)]).toEqual([
    'Silk, Dye',
    'Silk',
    'Ada, B',
  ]);
  expect(findSample([['Silk'], ['Dye']], 0, true)).toBe('Silk');
});
