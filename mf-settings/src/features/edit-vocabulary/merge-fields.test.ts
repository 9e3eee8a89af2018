import { expect, test } from 'vitest';
import { mergeFields, type TermValues } from './merge-fields.ts';

const base: TermValues = {
  title: 'Floods',
  entry_terms: ['Deluge', 'Spate'],
  parent_id: null,
  scope_note: '',
};

test('what one alone changed is taken over, what both changed stays and is named', () => {
  const mine = { ...base, title: 'Flooding', entry_terms: ['Deluge', 'Flash flood'], scope_note: 'Rivers.' };
  const theirs = { ...base, title: 'Inundation', entry_terms: ['Spate', 'Deluge', 'Surge'], parent_id: 'p' };
  expect(mergeFields(base, mine, theirs)).toEqual({
    merged: {
      title: 'Flooding',
      entry_terms: ['Deluge', 'Surge', 'Flash flood'],
      parent_id: 'p',
      scope_note: 'Rivers.',
    },
    clashes: ['title'],
  });
  expect(mergeFields(base, { ...base, title: 'X' }, { ...base, title: 'X' }).clashes).toEqual([]);
});
