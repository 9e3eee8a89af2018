import { expect, test } from 'vitest';
import { findImportTargets, isKnownHead } from './find-import-targets.ts';
import { listMissingColumns, splitFullName } from './full-name.ts';

test.each([
  ['Lovelace, Ada', 'Ada', 'Lovelace'],
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Haugen,Astrid Marie', 'Astrid Marie', 'Haugen'],
  ['Vincent van Gogh', 'Vincent', 'van Gogh'],
  ['Maria de la Cruz', 'Maria', 'de la Cruz'],
  ['  Min-jun   Lee ', 'Min-jun', 'Lee'],
  ['Jerome Washington, PhD, RN', 'Jerome', 'Washington', 'PhD, RN'],
  ['Washington, Jerome, Jr.', 'Jerome', 'Washington', 'Jr.'],
])('splits %s', (text, firstname, lastname, suffix?: string) => {
  expect(splitFullName(text)).toEqual({ firstname, lastname, ...(suffix && { suffix }) });
});

test('does not guess a second name', () => {
  expect(splitFullName('Plato')).toBeNull();
  expect(splitFullName('Plato, PhD')).toBeNull();
  expect(splitFullName(' , ')).toBeNull();
});

test('a column of whole names is used where no two columns give them', () => {
  expect(findImportTargets(['EMPLID', 'Name', 'Job Title', 'Email'], [])).toEqual([
    'employee_id',
    'full_name',
    'job_title',
    'email',
  ]);
  expect(findImportTargets(['Name', 'Vorname'], [])).toEqual(['lastname', 'firstname']);
  expect(findImportTargets(['First', 'Last', 'Display Name'], [])).toEqual(['firstname', 'lastname', null]);
  expect(isKnownHead('Worker', [])).toBe(true);
  expect(listMissingColumns(['full_name', 'email'])).toEqual(['job_title']);
  expect(listMissingColumns(['firstname', 'email', 'job_title'])).toEqual(['lastname']);
});
