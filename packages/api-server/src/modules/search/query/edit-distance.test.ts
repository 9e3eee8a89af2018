import { expect, test } from 'vitest';
import { nearestWords, editDistance } from './edit-distance.ts';

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
  expect(nearestWords('reys', ['keys', 'reyes', 'rays', 'roads'])).toEqual(['rays', 'reyes']);
  expect(nearestWords('secuirty', ['security', 'securities'])).toEqual(['security']);
});

test('short words are not guessed at, and nothing is taken for something else entirely', () => {
  expect(nearestWords('cat', ['bat', 'car'])).toEqual([]);
  expect(nearestWords('blorptang', ['blossoming', 'orang'])).toEqual([]);
});
