import { halfOf, queryClasses, readMeaningQueries } from '@rostrum/api-server/testing/search';
import { expect, test } from 'vitest';
import { heldOutFile, languagesFile, unseenFile } from './score-by-meaning.ts';

test('holds only queries that were held out by their text, each once and in every class', () => {
  const queries = readMeaningQueries(heldOutFile);
  expect(queries.filter(({ q }) => halfOf(q) !== 'held-out').length).toBe(0);
  expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  const all = [heldOutFile, unseenFile, languagesFile].flatMap(readMeaningQueries);
  expect(queryClasses.filter((name) => all.every((each) => each.class !== name))).toEqual([]);
});
