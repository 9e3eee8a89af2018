import type { ClassificationTerm } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { findNearDuplicates, indexNames } from './near-duplicates.ts';

const term = (
  id: string,
  title: string,
  { people = 0, ...rest }: Partial<ClassificationTerm> = {},
): ClassificationTerm => ({
  id,
  version: 1,
  title,
  entry_terms: [],
  parent_id: null,
  scope_note: '',
  is_general: false,
  posts: 0,
  questions: 0,
  people,
  ...rest,
});
const countPeople = ({ people }: ClassificationTerm) => people;

test.each([
  ['Heat waves', 'Heatwave'],
  ['Tidal surges', 'tidal surge'],
  ['Law, maritime', 'Maritime Law'],
  ['Decarbonisation', 'Decarbonization'],
  ['Café culture', 'cafe cultures'],
  ['Alzheimer’s disease', 'Alzheimer disease'],
  ['Batteries', 'Battery'],
  ['Fish & chips', 'fish and chips'],
])('%s is nearly %s', (one, other) => {
  expect(indexNames([term('a', one)])(other)?.title).toBe(one);
});

test.each([
  ['Physics', 'Physic gardens'],
  ['Virus', 'Viruses in law'],
  ['Economic policy', 'Economics'],
  ['Marine law', 'Maritime law'],
  ['Ice', 'Lice'],
])('%s is not nearly %s', (one, other) => {
  expect(indexNames([term('a', one)])(other)).toBeUndefined();
});

test('of two near terms the one that is used less is marked; an entry term counts, a general term does not', () => {
  const surge = term('surge', 'Storm surge', { people: 3, entry_terms: ['Tidal surge'] });
  const tidal = term('tidal', 'Tidal surges', { people: 1 });
  const waves = term('waves', 'Heat waves', { people: 9 });
  const wave = term('wave', 'Heatwave', { people: 2 });
  const general = term('general', 'Heatwaves', { is_general: true });
  for (const terms of [
    [surge, tidal, waves, wave, general],
    [general, wave, waves, tidal, surge],
  ])
    expect(
      [...findNearDuplicates(terms, countPeople)].map(([id, { id: near }]) => `${id} ${near}`).toSorted(),
    ).toEqual(['tidal surge', 'wave waves']);
});
