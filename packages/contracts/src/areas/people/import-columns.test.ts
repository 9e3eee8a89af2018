import { expect, test } from 'vitest';
import { findImportTarget, joinCell, personColumnNames, personColumns, splitCell } from './import-columns.ts';

test('values of a cell come back as they were joined, separators and backslashes too', () => {
  const values = ['silk', 'dye; madder', String.raw`C:\looms`, String.raw`\;`, 'weft | warp'];
  expect(splitCell(joinCell(values))).toEqual(values);
  expect(splitCell(' silk ;; dye;')).toEqual(['silk', 'dye']);
  expect(splitCell('silk|dye | madder; wool')).toEqual(['silk', 'dye', 'madder', 'wool']);
  expect(splitCell('')).toEqual([]);
});

test('columns are found by what an export calls them, by other words, and by fields of the organisation', () => {
  for (const name of personColumnNames) expect(findImportTarget(personColumns[name].label, [])).toBe(name);
  const fields = [{ key: 'grant_number', label: 'Grant number' }];
  expect(
    ['Surname', 'WORK EMAIL', ' Sector ', 'Grant number', 'Staff no.', ''].map((head) =>
      findImportTarget(head, fields),
    ),
  ).toEqual(['lastname', 'email', 'industries', 'field:grant_number', null, null]);
});
