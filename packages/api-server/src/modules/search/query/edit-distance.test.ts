import { expect, test } from 'vitest';
import { nearestWords, editDistance } from './edit-distance.ts';

const nearest = (word: string, candidates: readonly string[]) =>
  nearestWords(word, candidates).map(({ candidate }) => candidate);

test.each([
  ['storm', 'storm', 0],
  ['strom', 'storm', 1],
  ['floding', 'flooding', 1],
  ['estuaries', 'estuary', 3],
  ['', 'abc', 3],
])('%s becomes %s in %i steps', (typed, wanted, distance) => {
  expect(editDistance(typed, wanted)).toBe(distance);
});

test('takes the nearest, and rarely another first letter', () => {
  expect(nearest('reys', ['keys', 'reyes', 'rays', 'roads'])).toEqual(['rays', 'reyes']);
  expect(nearest('secuirty', ['security', 'securities'])).toEqual(['security']);
});

test('short words are not guessed at, and nothing is taken for something else entirely', () => {
  expect(nearest('cat', ['bat', 'car'])).toEqual([]);
  expect(nearest('blorptang', ['blossoming', 'orang'])).toEqual([]);
});
