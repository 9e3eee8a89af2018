import { expect, test } from 'vitest';
import { buildThesaurus } from './thesaurus.ts';

const line = { entryTerms: [], broader: [], related: [], otherTerms: [], isOnlyNamed: false };
const find = (lines: Parameters<typeof buildThesaurus>[0], term: string) =>
  buildThesaurus(lines, new Map()).find(term)[0];

test('the neighbours that a line names come before those that name it', () => {
  const lines = [
    { ...line, label: 'Moths', related: ['Bees'] },
    { ...line, label: 'Bees', related: ['Honey'] },
    { ...line, label: 'Honey' },
  ];
  expect(find(lines, 'bees')?.related.map(({ label }) => label)).toEqual(['Honey', 'Moths']);
});

test('an umbrella leads down to what it gathers, and nothing below leads up to it', () => {
  const lines = [
    { ...line, label: 'Disasters', narrower: ['Floods'] },
    { ...line, label: 'Floods' },
  ];
  expect(find(lines, 'disasters')?.narrower.map(({ label }) => label)).toEqual(['Floods']);
  expect(find(lines, 'floods')?.broader).toEqual([]);
});

test('a term of another language is told from one that English has as well', () => {
  const thesaurus = buildThesaurus(
    [{ ...line, label: 'Palliative care', entryTerms: ['hospice'], otherTerms: ['fin de vie', 'hospice'] }],
    new Map(),
  );
  expect(thesaurus.isOfOtherLanguage('fin de vie')).toBe(true);
  expect(thesaurus.isOfOtherLanguage('hospice')).toBe(false);
});
