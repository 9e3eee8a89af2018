import { expect, test } from 'vitest';
import { parseTerms } from '../query/parse-terms.ts';
import type { VocabularyMatch } from '../query/vocabulary-match.ts';
import { readSubject } from './read-topics.ts';

const vocabulary: VocabularyMatch = {
  words: [],
  joined: [],
  terms: { bridge: 'bridg', flood: 'flood', 'flood insurance': 'flood insur', libel: 'libel' },
  topics: [
    { title: 'Bridges', term: 'bridg', terms: ['bridg'], below: [] },
    { title: 'Flood insurance', term: 'flood insur', terms: ['flood insur'], below: [] },
    { title: 'Coastal flooding', term: 'coastal flood', terms: ['flood'], below: [] },
    { title: 'Media law', term: 'media law', terms: ['libel'], below: [] },
    { title: 'Defamation', term: 'defam', terms: ['libel'], below: [] },
  ],
  organisations: [
    { id: '1', name: 'Northmere University', company_username: 'northmere', folded: 'northmere university' },
  ],
};
const read = (text: string, { isQuestion = true, off = [] as string[] } = {}) => {
  const { readings, parsed } = readSubject(parseTerms(text), vocabulary, { isQuestion, off: new Set(off) });
  return { keys: readings.map(({ key }) => key), words: parsed.words };
};

test('reads the longest names, none over another; their words stay the subject', () => {
  expect(read('bridge failed')).toEqual({ keys: ['topic:Bridges'], words: ['bridge', 'failed'] });
  expect(read('flood insurance')).toEqual({
    keys: ['topic:Flood insurance'],
    words: ['flood', 'insurance'],
  });
});

test('one name may be that of several topics', () => {
  expect(read('libel').keys).toEqual(['topic:Media law', 'topic:Defamation']);
});

test('keywords are no question: topics stay in the text, organisations are read beside other words', () => {
  expect(read('flood insurance', { isQuestion: false }).keys).toEqual([]);
  expect(read('flood northmere university', { isQuestion: false })).toEqual({
    keys: ['organisation:northmere'],
    words: ['flood'],
  });
  expect(read('northmere university', { isQuestion: false }).keys).toEqual([]);
});

test('what was taken back is searched for', () => {
  expect(read('bridge failed', { off: ['topic:Bridges'] })).toEqual({
    keys: [],
    words: ['bridge', 'failed'],
  });
});
