import { expect, test } from 'vitest';
import { readVocabulary } from '../embedding/read-vocabulary.ts';
import { modelFolder } from '../model-files.ts';
import { createUnigramTokenizer } from './unigram-tokenizer.ts';

const vocabulary = readVocabulary(modelFolder);
const tokenizer = createUnigramTokenizer(vocabulary);
const pieces = [...vocabulary.ids.keys()];
const cut = (text: string, maxTokens = 64) => tokenizer.encode(text, maxTokens).map((id) => pieces[id]);

/** From the tokenizer library of the model's authors with the same vocabulary. */
const reference: [string, string[]][] = [
  ['query: coastal flooding', ['<s>', '▁que', 'ry', ':', '▁coast', 'al', '▁flood', 'ing', '</s>']],
  [
    'passage: Inondations, montée des eaux',
    ['<s>', '▁passage', ':', '▁In', 'onda', 'tions', ',', '▁mont', 'ée', '▁des', '▁', 'eaux', '</s>'],
  ],
  ['Hochwasser an der Küste', ['<s>', '▁Hoch', 'wasser', '▁an', '▁der', '▁Kü', 'ste', '</s>']],
  ['naïve café – 50 % off!', ['<s>', '▁na', 'ï', 've', '▁café', '▁–', '▁50', '▁%', '▁off', '!', '</s>']],
  ['Ποιος μιλάει για σεισμούς;', ['<s>', '▁Ποιος', '▁μιλά', 'ει', '▁για', '▁σε', 'ισμούς', ';', '</s>']],
  ['Изменение климата', ['<s>', '▁Из', 'мен', 'ение', '▁климат', 'а', '</s>']],
];

test.each(reference)('cuts "%s" as the reference implementation does', (text, expected) => {
  expect(cut(text)).toEqual(expected);
});

test('reads composed letters, blanks of any kind and broken surrogates alike', () => {
  expect(cut('inonde\u0301')).toEqual(cut('inond\u00e9'));
  expect(cut('  heat\u00a0\n pumps ')).toEqual(cut('heat pumps'));
  expect(cut('heat \ud83d')).toEqual(cut('heat \ufffd'));
});

test('has one token for letters in a row that the vocabulary lacks, and none for an empty text', () => {
  expect(cut('東京大学')).toEqual(['<s>', '\u2581', '<unk>', '</s>']);
  expect(cut(' ')).toEqual(['<s>', '</s>']);
});

test('cuts a long text at the number of tokens and keeps the mark of the end', () => {
  const found = cut('coastal flooding '.repeat(5000), 32);
  expect(found).toHaveLength(32);
  expect(found.at(-1)).toBe('</s>');
});
