import { csvOf } from '@rostrum/contracts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRecord, parseRecords } from './parse-records.ts';
import { parseTableText } from './parse-table-text.ts';

test.each([
  [
    'a,b\r\nc,d',
    ',',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d\r',
    ',',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a;"b;""c""\n d"; e\n', ';', [['a', 'b;"c"\n d', ' e']]],
  [
    'Robert "Bob",Lowmark\nAda,L',
    ',',
    [
      ['Robert "Bob"', 'Lowmark'],
      ['Ada', 'L'],
    ],
  ],
  [
    '"Robert "Bob"","Lowmark"\r\n"Ada","L"',
    ',',
    [
      ['Robert "Bob"', 'Lowmark'],
      ['Ada', 'L'],
    ],
  ],
  [
    'Head of "Coasts" lab\t"Dunes" group\tx\ny\tz\t',
    '\t',
    [
      ['Head of "Coasts" lab', '"Dunes" group', 'x'],
      ['y', 'z', ''],
    ],
  ],
  [
    '5" pipe,"never closed\nnext,row',
    ',',
    [
      ['5" pipe', '"never closed'],
      ['next', 'row'],
    ],
  ],
  ['"never closed\n"Dunes" lab,x', ',', [['"never closed'], ['"Dunes" lab', 'x']]],
  [
    '="00123",x,="1,2"\n=1+1,"=""7"""',
    ',',
    [
      ['00123', 'x', '1,2'],
      ['=1+1', '="7"'],
    ],
  ],
  ['"a" ,b', ',', [['a', 'b']]],
  ['""", ""","x', ',', [['", "', '"x']]],
  ['a,,\n\n,', ',', [['a', '', ''], [''], ['', '']]],
])('%j by %j', (text, delimiter, records) => {
  expect(parseRecords(text, delimiter)).toEqual(records);
});

test('valid CSV is read as RFC 4180 says, wherever the text is cut into parts', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\r\n', '\n', ' ', '=', '😀'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const text = csvOf(rows);
      const expected = parse(text, { relax_column_count: true }) as string[][];
      expect(parseRecords(text)).toEqual(expected);
      // A record is never decided before all that belongs to it has arrived.
      const first = parseRecord({ text, delimiter: ',', isLast: true, maxLength: 1000 }, 0);
      for (let length = 1; length <= text.length; length += 1) {
        const part = parseRecord(
          { text: text.slice(0, length), delimiter: ',', isLast: false, maxLength: 1000 },
          0,
        );
        expect(part ?? first).toEqual(first);
      }
    }),
    { seed: 30, numRuns: 60 },
  );
});

test('a small table is found by the names of its columns, whatever divides it and stands above', () => {
  const isKnown = (name: string) => ['kind', 'term'].includes(name.trim().toLowerCase());
  const table = [
    ['Kind', 'Term'],
    ['topic', 'Water "hard", soft'],
  ];
  for (const text of [
    '\uFEFFKind;Term\r\ntopic;Water "hard", soft\r\n',
    'sep=;\r\nKind;Term\r\n;\r\ntopic;"Water "hard", soft"\r\n',
    'Vocabulary of 2026\n\nKind\tTerm\ntopic\tWater "hard", soft',
    'Kind,Term\ntopic,"Water ""hard"", soft"\n\u001A',
  ])
    expect(parseTableText(text, isKnown)).toEqual(table);
});
