import { expect, test } from 'vitest';
import { readLines } from '../embedding/read-vocabulary.ts';
import { modelFolder } from '../model-files.ts';
import { createWordPieceTokenizer } from './word-piece-tokenizer.ts';

const tokenizer = createWordPieceTokenizer(readLines(modelFolder, 'word-pieces.txt'));

// As the tokenizer cuts them that the model was trained with.
test.for([
  ['coastal flooding', [5780, 9451]],
  ['Überschwemmung in Zürich, 2024!', [19169, 11624, 8545, 7382, 5575, 1999, 10204, 1010, 16798, 2549, 999]],
  ['don’t—she said: “no”', [2123, 1521, 1056, 1517, 2016, 2056, 1024, 1523, 2053, 1524]],
  ['日本 economics', [1864, 1876, 5543]],
  ['naïve façade\u00AD soft', [15743, 8508, 3730]],
  ['x'.repeat(101), [100]],
  ['', []],
  ['e-mail@x.y_z  tab\tnew\nline', [1041, 1011, 5653, 1030, 1060, 1012, 1061, 1035, 1062, 21628, 2047, 2240]],
  ['¿Qué pasa?', [1094, 10861, 14674, 2050, 1029]],
  ['co2 €5 ½', [2522, 2475, 1574, 2629, 1092]],
] as const)('%s', ([text, pieces]) => {
  expect(tokenizer.encode(text, 64)).toEqual([101, ...pieces, 102]);
});

test('a long text is cut, with its marks', () => {
  const ids = tokenizer.encode('flood '.repeat(500), 16);
  expect(ids).toHaveLength(16);
  expect([ids[0], ids[15]]).toEqual([101, 102]);
});

test('a vocabulary without its marks is refused', () => {
  expect(() => createWordPieceTokenizer(['flood'])).toThrow('[CLS]');
});
