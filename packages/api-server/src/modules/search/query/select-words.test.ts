import { expect, test } from 'vitest';
import { buildThesaurus } from '../thesaurus/thesaurus.ts';
import { parseTerms } from './parse-terms.ts';
import { selectWords } from './select-words.ts';
import type { VocabularyMatch } from './vocabulary-match.ts';

const line = (label: string, entryTerms: string[]) => ({
  label,
  entryTerms,
  broader: [],
  related: [],
  otherTerms: [],
  isOnlyNamed: false,
});
const lines = [line('Ransomware', ['locked files']), line('Hospitals', ['hospital']), line('Police', [])];
const thesaurus = buildThesaurus(lines, new Map());

function select(text: string) {
  const parsed = parseTerms(text);
  const vocabulary: VocabularyMatch = {
    words: parsed.words.map((word) => ({
      word,
      stem: word,
      known: word.startsWith('k'),
      begins: false,
      near: [],
    })),
    joined: [],
    terms: {},
    topics: [],
    organisations: [],
  };
  return selectWords(parsed, vocabulary, thesaurus).words;
}

const story = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ');

test('a short request keeps all its words', () => {
  expect(select('locked files w1 w2')).toEqual(['locked', 'files', 'w1', 'w2']);
});

test('of a long request the names of concepts are kept, wherever they stand', () => {
  expect(select(`${story} hospital ${story} police k1 locked files`)).toEqual([
    'hospital',
    'police',
    'locked',
    'files',
  ]);
});

test('few concepts are helped by words that someone has', () => {
  expect(select(`${story} k1 police k2`)).toEqual(['k1', 'police', 'k2']);
});

test('a long request of unknown words stays of bounded size', () => {
  expect(select(story)).toHaveLength(12);
});
