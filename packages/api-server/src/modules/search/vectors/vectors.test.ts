import { expect, test } from 'vitest';
import { centre, toLikeness, weigh } from './centre.ts';
import { detectLanguage } from './detect-language.ts';
import { toNearMatches } from './near-matches.ts';
import { composeExpertTexts, maxPassages, splitSentences } from './passages.ts';
import { textForMeaning } from './text-for-meaning.ts';
import { openConcepts } from './concepts.ts';
import type { ComparedExpert } from './vector-index.ts';
import { createVectorTable } from './vector-table.ts';
import { readWeights, type Weights } from './weights.ts';

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

const table = createVectorTable();
const compareCentred = (left: Int8Array, right: Int8Array, englishWeight: number) =>
  weigh(toLikeness(table.compareOthers(left, right), 0, englishWeight > 0), englishWeight);

test('a centred vector has length 1 and is without what all have in common', () => {
  // Each number of many is small, as those of the model are.
  const spread = (...numbers: number[]) =>
    Array.from({ length: 768 }, (_, at) => (at < 48 ? (numbers[at % 3] ?? 0) / 4 : 0));
  const common = spread(0.8, 0.6, 0);
  const near = (left: number[], right: number[]) =>
    compareCentred(centre(spread(...left), common), centre(spread(...right), common), 1);
  expect(near([0.8, 0.6, 0.1], [0.8, 0.6, 0.1])).toBeCloseTo(1, 1);
  expect(near([0.1, 0.6, 0.8], [0.8, 0.1, 0.6])).toBeLessThan(0.5);
});

/** A vector of both models that points along one axis each. */
const axes = (multilingual: number, english: number) =>
  Int8Array.from({ length: 768 }, (_, place) =>
    place === multilingual || place === 384 + english ? 127 : 0,
  );

test('the English model counts as much as it is given', () => {
  const nearness = (englishWeight: number) => compareCentred(axes(0, 1), axes(2, 1), englishWeight);
  expect(nearness(0)).toBe(0);
  expect(nearness(1)).toBeCloseTo(2 * nearness(0.5));
});

/** Only the multilingual model counts, whole profile and passages alike. */
const plainWeights: Weights['english'] = {
  profile: { multilingual: 1, english: 0 },
  passages: { multilingual: 1, english: 0 },
  concept: 0,
};

test('only who is near enough matches by meaning; others are related, and the rest neither', () => {
  const weights: Weights = {
    english: plainWeights,
    others: plainWeights,
    able: {
      base: -3,
      profile: { multilingual: 1, english: 0 },
      best: { multilingual: 0, english: 0 },
      held: 0,
      first: 0,
      common: 0,
      isEnglish: 0,
    },
  };
  const of = (id: string, value: number): ComparedExpert => {
    const near = { multilingual: value, english: 0 };
    return { id, profile: near, passages: near, best: near, concept: 0, passage: 0, nearness: value / 10 };
  };
  const read = (experts: ComparedExpert[]) =>
    toNearMatches({ experts, concepts: new Float32Array(1), isEnglish: true }, weights);
  const found = read([of('a', 6), of('b', 5), of('c', 2.6), of('d', -1)]);
  expect([found.matches, found.related, found.far]).toEqual([['a', 'b'], ['c'], ['d']]);
  expect([...found.passages.keys()]).toEqual(['a', 'b']);
  expect(found.experts[0]?.worth).toBeGreaterThan(found.experts[1]?.worth ?? 1);
  // Where it is not sure that anyone can help, no one is drawn in, and a part of the words is enough for the nearest alone.
  expect(read([of('a', 2.9), of('b', 2.1)])).toMatchObject({
    matches: [],
    far: ['b'],
    related: ['a', 'b'],
    areOthersFar: true,
  });
  expect(read([of('a', 1), of('b', 0.9)])).toMatchObject({ matches: [], far: ['a', 'b'] });
});

test('a topic stands for the concept of its name, or of its meaning', () => {
  const concepts = openConcepts();
  const nothing = new Int8Array(768);
  const byName = concepts.conceptOfTopic('Sleep', nothing);
  expect(byName).not.toBeNull();
  expect(concepts.conceptOfTopic('SLEEP', nothing)).toBe(byName);
  expect(concepts.conceptOfTopic('Zorblatt maintenance', nothing)).toBeNull();
  expect(concepts.compare(nothing, 1)).toHaveLength(concepts.size);
});

test('being nearer to a request makes an expert fit better and help likelier', () => {
  const { english, others, able } = readWeights();
  for (const { profile, passages, concept } of [english, others])
    for (const weight of [profile.multilingual, passages.multilingual, concept])
      expect(weight).toBeGreaterThan(0);
  for (const weight of [able.profile.multilingual, able.best.multilingual, able.held, able.first])
    expect(weight).toBeGreaterThan(0);
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
