import { expect, test } from 'vitest';
import { buildTopicIndex } from './near-topics.ts';
import { loadWordVectors } from './word-vectors.ts';

const titles = [
  'Malaria',
  'Music',
  'Glaciers',
  'Tax',
  'Football',
  'Volcanoes',
  'Dentistry',
  'Prisons',
  'Bridges',
];
const index = buildTopicIndex(
  titles.map((title) => ({ title, term: title.toLowerCase(), others: [], isHeld: true, isInReach: true })),
  loadWordVectors(),
);

test.each([
  ['mosquito bites', 'Malaria'],
  ['violin orchestra', 'Music'],
  ['goalkeeper', 'Football'],
  ['inmates in jail', 'Prisons'],
  ['eruption', 'Volcanoes'],
])('%s leads to %s, which has none of its words', (text, title) => {
  const found = index.nearest(text.split(' '));
  expect(found[0]).toMatchObject({ title, term: title.toLowerCase() });
  expect(found.map(({ nearness }) => nearness)).toEqual(
    found.map(({ nearness }) => nearness).toSorted((left, right) => right - left),
  );
});

test('words of no language, small words of another one and no words lead nowhere', () => {
  expect(index.nearest(['frmplq', 'dweezit'])).toEqual([]);
  expect(index.nearest(['de', 'la'])).toEqual([]);
  expect(index.nearest([])).toEqual([]);
});

test('a word of every subject says nothing for one that is not known, and is heard when it stands alone', () => {
  expect(index.nearest(['long', 'frmplq'])).toEqual([]);
  expect(index.nearest(['work', 'time'])).not.toEqual([]);
  expect(index.nearest(['long', 'goalkeeper'])[0]?.title).toBe('Football');
});
