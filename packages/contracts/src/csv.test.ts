import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('quotes every value', () => {
  expect(
    csvOf([
      ['Name', 'Views'],
      ['Okonjo, "Maren"', 12],
      [null, true],
    ]),
  ).toBe('"Name","Views"\r\n"Okonjo, ""Maren""","12"\r\n"","true"\r\n');
  expect(csvOf([['two\nlines']])).toBe('"two\nlines"\r\n');
  expect(csvOf([])).toBe('');
});

test.each(['=1+1', '+44', '-cmd', '@SUM(A1)', '\tx', '\rx'])('no spreadsheet runs %j', (text) => {
  expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
});

test('a negative number stays one', () => {
  expect(csvOf([[-12.5]])).toBe('"-12.5"\r\n');
});
