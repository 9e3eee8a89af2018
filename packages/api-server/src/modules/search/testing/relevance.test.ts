import { expect, test } from 'vitest';
import { judged } from './judged/judged-query.ts';
import { judgedQueries } from './judged/index.ts';
import { relevanceOf, scoreOf } from './relevance.ts';

const [storm] = judged('topic', 'experts', [['storm', 'ada 3, bea 2, cyd 1']]);
const [nonsense] = judged('nobody', 'experts', [['zxqv', '']]);
if (!storm || !nonsense) throw new Error('Two queries were judged.');

test('the best order scores one, and a worse one less', () => {
  expect(scoreOf(storm, ['ada', 'bea', 'cyd'])).toEqual({ ndcg10: 1, success1: 1 });
  // Gains 3, 7 and 1 for the places 1, 2 and 3, against 7, 3 and 1.
  expect(scoreOf(storm, ['bea', 'ada', 'cyd']).ndcg10).toBeCloseTo(
    (3 + 7 / Math.log2(3) + 1 / 2) / (7 + 3 / Math.log2(3) + 1 / 2),
    10,
  );
  expect(scoreOf(storm, ['bea', 'ada', 'cyd']).success1).toBe(0);
  expect(scoreOf(storm, [])).toEqual({ ndcg10: 0, success1: 0 });
});

test('only the first ten count', () => {
  const others = Array.from({ length: 10 }, (_, index) => `other-${index}`);
  expect(scoreOf(storm, [...others, 'ada']).ndcg10).toBe(0);
});

test('nonsense scores by silence', () => {
  expect(scoreOf(nonsense, []).ndcg10).toBe(1);
  expect(scoreOf(nonsense, ['ada'])).toEqual({ ndcg10: 0, success1: 0 });
});

test('the mean is taken over all and by kind', () => {
  const { all, byKind } = relevanceOf([
    { query: storm, found: ['ada', 'bea', 'cyd'] },
    { query: nonsense, found: ['ada'] },
  ]);
  expect(all).toEqual({ queries: 2, ndcg10: 0.5, success1: 0.5 });
  expect(byKind.get('topic')).toEqual({ queries: 1, ndcg10: 1, success1: 1 });
});

test('at least 120 queries are judged, none twice', () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(120);
  const keys = judgedQueries.map(({ q, tab }) => `${tab} ${q}`);
  expect(new Set(keys).size).toBe(keys.length);
});
