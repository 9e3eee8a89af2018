import { expect, test } from 'vitest';
import { circleFaults, foreignTableFaults, foreignTables } from './foreign-tables.ts';

const file = 'a.repository.ts';
const use = { table: 'people', owner: 'people', kind: 'read', line: 3 } as const;

test('a use that is not listed is a fault, and so is a listed one that is gone', () => {
  expect(foreignTableFaults([{ file, uses: [use] }], { [file]: ['people'] }, 'read')).toEqual([]);
  expect(foreignTableFaults([{ file, uses: [use] }], {}, 'read')).toEqual([
    `${file}:3 reads people, a table of people. Interpolate a fragment that the owner exports.`,
  ]);
  expect(foreignTableFaults([], { [file]: ['people'] }, 'read')).toEqual([
    expect.stringContaining(`${file} no longer reads people.`),
  ]);
});

test('a listed read allows no write', () => {
  const written = [{ file, uses: [{ ...use, kind: 'write' as const }] }];
  expect(foreignTableFaults(written, { [file]: ['people'] }, 'read')).toHaveLength(1);
  expect(foreignTableFaults(written, {}, 'write')).toEqual([expect.stringContaining('writes people')]);
});

test('a circle grows or shrinks only with its number', () => {
  const files = [{ file, uses: [use] }];
  expect(circleFaults(files, ['a', 'b'], 2)).toEqual([]);
  expect(circleFaults(files, ['a', 'b', 'c'], 2)).toEqual([expect.stringContaining('a module below')]);
  expect(circleFaults(files, [], 2)).toEqual([expect.stringContaining('Write 0')]);
});

test('the list names the present uses, and nothing else', () => {
  expect(foreignTables()).toEqual([]);
});
