import { screeningCategories } from '@rostrum/contracts/inquiries';
import { screeningClasses } from '@rostrum/screening';
import { expect, test } from 'vitest';

test('what the pages call a category is what screening tells apart, besides genuine', () => {
  expect([...screeningCategories]).toEqual(screeningClasses.filter((name) => name !== 'genuine'));
});
