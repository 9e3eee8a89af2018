import { expect, test } from 'vitest';
import { formatPartialDate, partialDate } from './partial-date.ts';

test('a date is kept as far as it is known, however its parts are set apart', () => {
  expect(['2021', '2021-3', ' 2021/03/14 ', '2020-2-29'].map((text) => partialDate.parse(text))).toEqual([
    '2021',
    '2021-03',
    '2021-03-14',
    '2020-02-29',
  ]);
  for (const text of ['', '21', '1899', '2101', '2021-13', '2021-02-29', '2021-00', '14.03.2021', 'May 2021'])
    expect(partialDate.safeParse(text).success, text).toBe(false);
});

test('it is said with no more than it holds', () => {
  expect(['2021', '2021-03', '2021-03-14'].map(formatPartialDate)).toEqual([
    '2021',
    'March 2021',
    '14 March 2021',
  ]);
});
