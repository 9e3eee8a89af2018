import { expect, test } from 'vitest';
import { comparePart } from './compare-parts.ts';
import { findPartChanges } from './read-states.ts';

const version = (number: number, former: Record<string, unknown>) => ({
  orgId: '',
  personId: '',
  number,
  former,
  note: null,
  wasPublic: false,
  savedBy: null,
  savedByName: `Saver ${number}`,
  startedAt: new Date(0),
  savedAt: new Date(0),
});

test('a former state is read backwards from what later versions found', () => {
  const later = [
    version(2, { headline: 'One', city: 'Leeds' }),
    version(3, { headline: 'Two' }),
    version(4, { headline: 'Three', city: null }),
  ];
  const now = { headline: 'Four', city: 'Leeds' };
  expect(findPartChanges(later, now, 4)).toEqual([
    // The city is back where it was: no change.
    { part: 'headline', before: 'One', after: 'Four', number: 4, savedBy: 'Saver 4' },
  ]);
  expect(findPartChanges(later, now, 3)).toEqual([
    { part: 'headline', before: 'One', after: 'Three', number: 3, savedBy: 'Saver 3' },
    { part: 'city', before: 'Leeds', after: null, number: 2, savedBy: 'Saver 2' },
  ]);
});

test('differences are words of a text, items of a list, or lines of entries', () => {
  expect(comparePart('headline', 'Studies <b>tides', 'Studies storms')).toEqual({
    kind: 'text',
    parts: [
      { kind: 'same', text: 'Studies ' },
      { kind: 'removed', text: '<b>tides' },
      { kind: 'added', text: 'storms' },
      { kind: 'break', text: '' },
    ],
  });
  expect(comparePart('topics', ['Tides', 'Silt'], ['Silt', 'Storms'])).toMatchObject({
    items: [
      { text: 'Silt', change: 'same' },
      { text: 'Storms', change: 'added' },
      { text: 'Tides', change: 'removed' },
    ],
  });
  const language = { code: 'de', speak: 'fluent', interview: true };
  expect(comparePart('language', [], [language])).toEqual({
    kind: 'items',
    items: [{ text: 'German, fluent, Gives interviews in this language', change: 'added' }],
  });
  expect(comparePart('photo', { image: null }, { image: '/a.webp', imageAlt: 'At a desk' })).toEqual({
    kind: 'photo',
    before: null,
    after: { image: '/a.webp', alt: 'At a desk' },
  });
});
