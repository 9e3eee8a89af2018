import { expect, test } from 'vitest';
import { blindRowFaults, blindRows } from './blind-rows.ts';

const cast = 'const rows = await rowsOf<Row>(db, sql`SELECT 1`);';

test('a new statement may not cast its rows', () => {
  expect(blindRowFaults('a.repository.ts', cast, [])).toEqual([expect.stringContaining('readRows')]);
  expect(blindRowFaults('a.repository.ts', 'return result.rows as Row[];', [])).toHaveLength(1);
  expect(blindRowFaults('a.repository.ts', 'await readRows(db, shape, statement)', [])).toEqual([]);
});

test('the list names what still casts, and nothing else', () => {
  expect(blindRowFaults('a.repository.ts', cast, ['a.repository.ts'])).toEqual([]);
  expect(blindRowFaults('a.repository.ts', '', ['a.repository.ts'])).toEqual([
    expect.stringContaining('off the list'),
  ]);
  expect(blindRows()).toEqual([]);
});
