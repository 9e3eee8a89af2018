import { expect, test } from 'vitest';
import { halfOf } from './half.ts';
import { fromProfilesFile, queryClasses, readMeaningQueries, tuneFile } from './meaning-query.ts';

const queries = readMeaningQueries(tuneFile);

test('holds only queries of the half to tune to, each once and in every class', () => {
  expect(queries.filter(({ q }) => halfOf(q) !== 'tune')).toEqual([]);
  expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  const all = [...queries, ...readMeaningQueries(fromProfilesFile)];
  expect(queryClasses.filter((name) => all.every((each) => each.class !== name))).toEqual([]);
});
