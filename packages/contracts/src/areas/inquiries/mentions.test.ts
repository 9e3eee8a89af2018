import { expect, test } from 'vitest';
import { mentionedIn } from './mentions.ts';

const people = ['Wren Amari', 'Wren Amari-Holt', 'Ines Aldana', 'Zoë Ó Briain'].map((name) => ({ name }));
const names = (note: string) => mentionedIn(note, people).map(({ name }) => name);

test('a name after an at sign is a mention, each person once and in order', () => {
  expect(names('@Ines Aldana and @Wren Amari, please call. Thanks @Ines Aldana!')).toEqual([
    'Ines Aldana',
    'Wren Amari',
  ]);
  expect(names('(@zoë ó briain)')).toEqual(['Zoë Ó Briain']);
  expect(names('@Zoe\u0308 O\u0301 Briain'.normalize('NFD'))).toEqual(['Zoë Ó Briain']);
});

test('a name is mentioned with whatever apostrophe and hyphen it is typed', () => {
  const conor = { name: 'Conor O’Brien-Hale' };
  for (const typed of ["@conor o'brien-hale", '@Conor O‘Brien–Hale,', '@Conor O’Brien‑Hale'])
    expect(mentionedIn(typed, [conor])).toEqual([conor]);
});

test('the longer of two names counts, and a longer word is another name', () => {
  expect(names('@Wren Amari-Holt knows.')).toEqual(['Wren Amari-Holt']);
  expect(names('@Wren Amaris knows.')).toEqual([]);
});

test('a name without the sign, half a name and an email address mention no one', () => {
  expect(names('Wren Amari, @Wren, desk@Ines Aldana')).toEqual([]);
  expect(mentionedIn('@ ', [{ name: '' }])).toEqual([]);
});

test('of two people with one name both are meant', () => {
  const twins = [
    { name: 'Wren Amari', id: 1 },
    { name: 'Wren Amari', id: 2 },
  ];
  expect(mentionedIn('@Wren Amari', twins)).toEqual(twins);
});

test('a note of nothing but signs is read in one pass', () => {
  expect(mentionedIn('@'.repeat(10_000), people)).toEqual([]);
});
