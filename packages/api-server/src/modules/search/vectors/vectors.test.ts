import { expect, test } from 'vitest';
import { centre, compareCentred } from './centre.ts';
import { toNearMatches } from './near-matches.ts';
import { composeExpertTexts, maxPassages, splitSentences } from './passages.ts';
import { textForMeaning } from './text-for-meaning.ts';
import { createVectorIndex } from './vector-index.ts';

test('a text is split at sentences, and an abbreviation ends none', () => {
  expect(
    splitSentences('She works with Dr. Osei on flood walls. It rains more. “Why?” she asked in 2024.'),
  ).toEqual(['She works with Dr. Osei on flood walls.', 'It rains more.', '“Why?” she asked in 2024.']);
  expect(splitSentences('  ')).toEqual([]);
});

test('an expert has one text for the whole profile and one for each sentence, topic and title, each once', () => {
  const { profile, passages } = composeExpertTexts([
    { source: 'role', place: 0, body: 'Professor, Geography' },
    { source: 'biography', place: 0, body: 'She models estuaries. She advises harbours on walls.' },
    { source: 'topic', place: 2, body: 'Ports' },
    { source: 'topic', place: 1, body: 'Storm surge' },
    { source: 'headline', place: 0, body: 'Storm surge' },
    { source: 'answer', place: 1, body: 'Why do walls fail?' },
  ]);
  expect(profile).toBe(
    'Professor, Geography. Storm surge. Storm surge, Ports. She models estuaries. She advises harbours on walls.',
  );
  expect(passages).toEqual([
    { source: 'headline', text: 'Storm surge' },
    { source: 'topic', text: 'Ports' },
    { source: 'biography', text: 'She models estuaries.' },
    { source: 'biography', text: 'She advises harbours on walls.' },
    { source: 'answer', text: 'Why do walls fail?' },
  ]);
});

test('a profile of thousands of entries stays within its bound, and no letter is cut in half', () => {
  const many = Array.from({ length: 3000 }, (_, place) => ({
    source: 'publication',
    place,
    body: `Title ${place}`,
  }));
  expect(composeExpertTexts(many).passages).toHaveLength(maxPassages);
  const [cut] = composeExpertTexts([
    { source: 'topic', place: 1, body: `${'x'.repeat(399)}\u{1F30A}` },
  ]).passages;
  expect(cut?.text.isWellFormed()).toBe(true);
});

test('a centred vector has length 1 and is without what all have in common', () => {
  // Each number of many is small, as those of the model are.
  const spread = (...numbers: number[]) => Array.from({ length: 48 }, (_, at) => (numbers[at % 3] ?? 0) / 4);
  const common = spread(0.8, 0.6, 0);
  const near = (left: number[], right: number[]) =>
    compareCentred(centre(spread(...left), common), centre(spread(...right), common));
  expect(near([0.8, 0.6, 0.1], [0.8, 0.6, 0.1])).toBeCloseTo(1, 1);
  expect(near([0.1, 0.6, 0.8], [0.8, 0.1, 0.6])).toBeLessThan(0.5);
});

test('the index orders by whole profile and best passages, keeps its bound and forgets who is removed', async () => {
  const axis = (at: number) => Int8Array.from({ length: 4 }, (_, place) => (place === at ? 127 : 0));
  const both = (...vectors: Int8Array[]) => Int8Array.from(vectors.flatMap((vector) => [...vector]));
  const index = createVectorIndex(4, 30);
  index.set('near', both(axis(0), axis(1), axis(0)));
  index.set('far', both(axis(1), axis(1)));
  index.set('beyond the bound', both(axis(0), axis(0), axis(0)));
  expect([index.size, index.bytes]).toEqual([2, 20]);
  const found = await index.search(axis(0), 10);
  expect(found.map(({ id, passage }) => [id, passage])).toEqual([
    ['near', 1],
    ['far', null],
  ]);
  index.remove('near');
  expect((await index.search(axis(0), 10)).map(({ id }) => id)).toEqual(['far']);
});

test('only who is near enough matches by meaning; others are related, and the rest neither', () => {
  const of = (id: string, score: number) => ({ id, score, passage: 0, nearness: score });
  const { matches, related, passages, experts } = toNearMatches([
    of('a', 0.5),
    of('b', 0.42),
    of('c', 0.33),
    of('d', 0.2),
  ]);
  expect([matches, related]).toEqual([['a', 'b'], ['c']]);
  expect(toNearMatches([of('a', 0.5), of('b', 0.19), of('c', 0.34)]).far).toEqual(['b']);
  expect([...passages.keys()]).toEqual(['a', 'b', 'c']);
  expect(experts[0]?.worth).toBeGreaterThan(experts[1]?.worth ?? 1);
  expect(toNearMatches([of('a', 0.28)])).toMatchObject({ matches: [], related: ['a'] });
});

test('nothing is compared by meaning that means itself, or that is nothing but conditions', () => {
  expect(textForMeaning({ q: 'flood', exact: true })).toBeNull();
  expect(textForMeaning({ q: 'in French, available today' })).toBeNull();
  expect(textForMeaning({ q: ' a ' })).toBeNull();
  expect(textForMeaning({ q: 'who can explain floods in French?' })).toBe(
    'who can explain floods in French?',
  );
});
