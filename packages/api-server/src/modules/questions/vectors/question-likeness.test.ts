import { readFileSync } from 'node:fs';
import { createLanguageModel } from '@rostrum/language-model';
import { isEnglish } from '@rostrum/screening';
import { expect, test } from 'vitest';
import { toQuestionParts } from './question-parts.ts';
import { compareQuestions, findSame, sameQuestion, type ComparedQuestion } from './question-likeness.ts';

function readPairs() {
  const lines = readFileSync(new URL('question-pairs.txt', import.meta.url), 'utf8').split('\n');
  let subject = -1;
  return lines.flatMap((line) => {
    const [asks, left, right] = line.split(' | ');
    if (line.startsWith('#') || left === undefined || right === undefined) return [];
    if (asks === 'same') subject += 1;
    return [{ asksTheSame: asks === 'same', left, right, isTuned: subject % 2 === 0 }];
  });
}

test('tells questions that ask the same from others on the same subject', async () => {
  const model = createLanguageModel();
  expect(await model.start()).toBe('ready');
  const pairs = readPairs();
  const read = async (question: string): Promise<ComparedQuestion> => {
    const [text = '', details = ''] = question.split(' // ');
    const { parts, whole } = toQuestionParts({ text, details });
    const [first = new Float32Array(), second = first] = await model.embed(parts, { kind: 'passage' });
    const vector = first.map((value, at) => (value + (second[at] ?? 0)) / 2);
    return { text, vector, isEnglish: isEnglish(whole) };
  };
  const compared: { isTuned: boolean; asksTheSame: boolean; isFound: boolean }[] = [];
  for (const { left, right, ...pair } of pairs)
    compared.push({
      ...pair,
      isFound: compareQuestions(await read(left), await read(right)) >= sameQuestion,
    });
  model.close();
  const shareFound = (isTuned: boolean, asksTheSame: boolean) => {
    const some = compared.filter((pair) => pair.isTuned === isTuned && pair.asksTheSame === asksTheSame);
    return some.filter(({ isFound }) => isFound).length / some.length;
  };
  // Measured: 16 of 24 and 17 of 23 that ask the same, 2 of 48 and 2 of 46 that do not.
  for (const isTuned of [true, false]) {
    expect(shareFound(isTuned, true)).toBeGreaterThanOrEqual(0.6);
    expect(shareFound(isTuned, false)).toBeLessThanOrEqual(0.05);
  }
  expect(compared).toHaveLength(141);
}, 300_000);

/** A vector that points along some of four axes. */
const vectorAlong = (...numbers: number[]) => Array.from({ length: 768 }, (_, at) => numbers[at % 4] ?? 0);

test('words that two questions share do not make them ask the same, unless they share all that they mean', () => {
  const question = { text: 'Why did the dam fail?', vector: vectorAlong(1, 0.4), isEnglish: false };
  const near = vectorAlong(1, 0.1);
  const likenessTo = (text: string, vector: number[]) =>
    compareQuestions(question, { text, vector, isEnglish: false });
  expect(likenessTo('For what reason did it burst?', near)).toBeGreaterThan(
    likenessTo('Did the dam fail?', near),
  );
  expect(likenessTo(question.text, question.vector)).toBeCloseTo(1);
});

test('only questions that ask the same are found, the nearest first and no more than asked for', () => {
  const of = (text: string, ...numbers: number[]) => ({
    text,
    vector: vectorAlong(...numbers),
    isEnglish: false,
  });
  const question = of('one', 1, 0);
  const others = [of('far', -1, 1), of('near', 1, 0.1), of('nearest', 1, 0.01), of('nearer', 1, 0.05)];
  expect(findSame(question, others, 2).map(({ text }) => text)).toEqual(['nearest', 'nearer']);
  expect(findSame(question, others, 9)).toHaveLength(3);
});
