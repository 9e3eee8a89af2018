import { expect, test } from 'vitest';
import { makeLargePdf } from './large-pdf.ts';

test('a large document has its size to the byte, and its table says where each part begins', () => {
  const pdf = makeLargePdf(100_000);
  expect(pdf).toHaveLength(100_000);
  const text = pdf.toString('latin1');
  const table = Number(/startxref\n0*(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const rows = /^xref\n0 7\n0{10} 65535 f \n((?:\d{10} 00000 n \n){6})/.exec(text.slice(table))?.[1] ?? '';
  const offsets = rows
    .trim()
    .split(/\s*\n/)
    .map((row) => Number(row.slice(0, 10)));
  expect(offsets.map((offset) => text.slice(offset, offset + 5))).toEqual(
    [1, 2, 3, 4, 5, 6].map((at) => `${at} 0 o`),
  );
});
