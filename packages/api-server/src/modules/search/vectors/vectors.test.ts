import { expect, test } from 'vitest';
import { centre, compareCentred } from './centre.ts';
import { detectLanguage } from './detect-language.ts';
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
  const spread = (...numbers: number[]) =>
    Array.from({ length: 768 }, (_, at) => (at < 48 ? (numbers[at % 3] ?? 0) / 4 : 0));
  const common = spread(0.8, 0.6, 0);
  const near = (left: number[], right: number[]) =>
    compareCentred(centre(spread(...left), common), centre(spread(...right), common), { englishWeight: 1 });
  expect(near([0.8, 0.6, 0.1], [0.8, 0.6, 0.1])).toBeCloseTo(1, 1);
  expect(near([0.1, 0.6, 0.8], [0.8, 0.1, 0.6])).toBeLessThan(0.5);
});

/** A vector of both models that points along one axis each. */
const axes = (multilingual: number, english: number) =>
  Int8Array.from({ length: 768 }, (_, place) =>
    place === multilingual || place === 384 + english ? 127 : 0,
  );

test('the English model counts as much as it is given', () => {
  const nearness = (englishWeight: number) => compareCentred(axes(0, 1), axes(2, 1), { englishWeight });
  expect(nearness(0)).toBe(0);
  expect(nearness(1)).toBeCloseTo(2 * nearness(0.5));
});

test('the index orders by whole profile and best passages, keeps its bound and forgets who is removed', async () => {
  const both = (...vectors: Int8Array[]) => Int8Array.from(vectors.flatMap((vector) => [...vector]));
  const options = { limit: 10, englishWeight: 0 };
  const index = createVectorIndex(768, 6000);
  index.set('near', both(axes(0, 0), axes(1, 0), axes(0, 0)));
  index.set('far', both(axes(1, 0), axes(1, 0)));
  index.set('beyond the bound', both(axes(0, 0), axes(0, 0), axes(0, 0), axes(0, 0)));
  expect([index.size, index.bytes]).toEqual([2, 5 * 768]);
  const found = await index.search(axes(0, 3), options);
  expect(found.map(({ id, passage }) => [id, passage])).toEqual([
    ['near', 1],
    ['far', null],
  ]);
  index.remove('near');
  expect((await index.search(axes(0, 3), options)).map(({ id }) => id)).toEqual(['far']);
});

test('only who is near enough matches by meaning; others are related, and the rest neither', () => {
  const measure = { englishWeight: 0, base: 0, spread: 1, match: 3, far: 0.6, weight: 1 };
  const of = (id: string, score: number) => ({ id, score, passage: 0, nearness: score });
  const { matches, related, far, passages, experts } = toNearMatches(
    [of('a', 5), of('b', 4), of('c', 2.4), of('d', 0.5)],
    measure,
  );
  expect([matches, related, far]).toEqual([['a', 'b'], ['c'], ['d']]);
  expect([...passages.keys()]).toEqual(['a', 'b']);
  expect(experts[0]?.worth).toBeGreaterThan(experts[1]?.worth ?? 1);
  // Without anyone who is near enough, no one is drawn in behind.
  expect(toNearMatches([of('a', 2.9), of('b', 2.8)], measure)).toMatchObject({
    matches: [],
    related: ['a', 'b'],
  });
});

test.for([
  ['why are trains not running', 'en'],
  ['Pourquoi n’y a-t-il plus de sirop contre la fièvre à la pharmacie ?', 'fr'],
  ['Wer kennt sich mit Hundeerziehung aus', 'de'],
  ['experta en baterías que hable español', 'es'],
  ['esperto di terremoti che parla con la radio', 'it'],
] as const)('%s is read as %s', ([text, code]) => {
  const queries = { en: [1, 0], fr: [0, 1], de: [0, 1], es: [0, 1], it: [0, 1] };
  // The vector says nothing, as that of a short text.
  expect(detectLanguage(text, [1, 1], { model: 'm', passage: [0, 0], queries })).toBe(code);
});

test('nothing is compared by meaning that means itself, or that is nothing but conditions', () => {
  expect(textForMeaning({ q: 'flood', exact: true })).toBeNull();
  expect(textForMeaning({ q: 'in French, available today' })).toBeNull();
  expect(textForMeaning({ q: ' a ' })).toBeNull();
  expect(textForMeaning({ q: 'who can explain floods in French?' })).toBe(
    'who can explain floods in French?',
  );
});
