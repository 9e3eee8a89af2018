import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildWorkbook, type WorkbookCell, type WorkbookOptions } from '../../testing/build-workbook.ts';
import { readXlsx } from './read-xlsx.ts';

const read = (bytes: Uint8Array) => Buffer.concat(readXlsx(bytes)).toString();
const readRows = (rows: readonly (readonly WorkbookCell[] | null)[], options?: WorkbookOptions) =>
  read(buildWorkbook(rows, options));
const message = (bytes: Uint8Array) => {
  try {
    return read(bytes);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test('cells are written as the spreadsheet shows them, and rows keep their numbers', () => {
  const rows: (readonly WorkbookCell[] | null)[] = [
    ['Staff list', '', ''],
    null,
    ['First name', 'Bio', 'Phone', 'Since'],
    ['Zoë', 'said "a", b & c', 442_079_460_000, { xml: '<c s="1"><v>46000</v></c>' }],
    [
      {
        xml: '<c r="A5" t="inlineStr"><is><r><t>Robert </t></r><r><t>Bob</t></r><rPh><t>phonetic</t></rPh></is></c>',
      },
      { xml: '<c r="C5" s="2"><v>123</v></c>' },
      { xml: '<c r="D5" s="1"><v>46000.5</v></c>' },
      true,
      { xml: '<c t="e"><v>#N/A</v></c>' },
      { xml: '<c><v>4.4207946E11</v></c>' },
      { xml: '<c><v>0.30000000000000004</v></c>' },
      { xml: '<c t="str"><f>A1</f><v>a_x000D__x005F_x0041_</v></c>' },
    ],
    [{ xml: '' }],
  ];
  expect(readRows(rows, { formats: ['dd.mm.yyyy', '00000'], hiddenSheets: 1 })).toBe(
    [
      '"Staff list",,',
      '',
      '"First name","Bio","Phone","Since"',
      '"Zoë","said ""a"", b & c","442079460000","2025-12-09"',
      '"Robert Bob",,"00123","2025-12-09 12:00","true","#N/A","442079460000","0.3","a\r_x0041_"',
      '',
    ].join('\n'),
  );
  expect(readRows([[{ xml: '<c s="1"><v>44538</v></c>' }]], { formats: ['yyyy'], is1904: true })).toBe(
    '"2025-12-09"\n',
  );
});

test.each<[string, () => Uint8Array, RegExp]>([
  [
    'as many rows as a sheet has',
    () => buildWorkbook(Array.from({ length: 10_021 }, (_, row) => [row])),
    /at most 10,000 rows/,
  ],
  [
    'a bomb of one cell',
    () => buildWorkbook([[{ xml: `<c t="str"><v>${'a'.repeat(5_000_000)}</v></c>` }]]),
    /more than 40,000 characters/,
  ],
  [
    'a bomb of blanks',
    () =>
      buildWorkbook([['x']], {
        files: { 'xl/worksheets/sheet1.xml': [new Uint8Array(130 * 2 ** 20).fill(32), { level: 1 }] },
      }),
    /unpacks to more than can be read/,
  ],
  [
    'a bomb of texts',
    () =>
      buildWorkbook([['x']], {
        files: {
          'xl/sharedStrings.xml': strToU8(
            `<sst>${`<si><t>${'a'.repeat(10_000)}</t></si>`.repeat(2000)}</sst>`,
          ),
        },
      }),
    /more than 16 MB of text/,
  ],
  [
    'a description that is a bomb',
    () =>
      buildWorkbook([['x']], {
        files: { 'xl/styles.xml': [new Uint8Array(5 * 2 ** 20).fill(32), { level: 1 }] },
      }),
    /unpacks to more/,
  ],
  [
    'an external entity',
    () =>
      buildWorkbook([['x']], {
        files: {
          'xl/sharedStrings.xml': strToU8(
            '<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>',
          ),
        },
      }),
    /document type declaration/,
  ],
  ['a text document', () => zipSync({ 'word/document.xml': strToU8('<w/>') }), /text document/],
  ['a binary workbook', () => zipSync({ 'xl/workbook.bin': strToU8('x') }), /binary workbook/],
  ['OpenDocument', () => zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') }), /OpenDocument/],
  ['Numbers', () => zipSync({ 'Index/Document.iwa': strToU8('x') }), /Numbers/],
  ['another archive', () => zipSync({ 'people.csv': strToU8('a,b') }), /compressed file/],
  ['a workbook without sheets', () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), /no sheet/],
  [
    'half a workbook',
    () => buildWorkbook([['a'], ['b']]).subarray(0, 300),
    /can’t be read|no sheet|compressed/,
  ],
])('%s is refused with what to do', (_name, build, expected) => {
  expect(message(build())).toMatch(expected);
});
