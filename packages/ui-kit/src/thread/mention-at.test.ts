import { expect, test } from 'vitest';
import { mentionAt, namesFor } from './mention-at.ts';

test('a name is written from its at sign to the caret', () => {
  expect(mentionAt('Ask @Wr', 7)).toEqual({ start: 4, typed: 'Wr' });
  expect(mentionAt('@', 1)).toEqual({ start: 0, typed: '' });
  expect(mentionAt('Ask @Wren and more', 9)).toEqual({ start: 4, typed: 'Wren' });
});

test('an email address, a line that ended and a space after the sign are no name', () => {
  expect(mentionAt('desk@north', 10)).toBeNull();
  expect(mentionAt('@Wren\nand', 9)).toBeNull();
  expect(mentionAt('at 5 @ noon', 11)).toBeNull();
  expect(mentionAt('no sign', 4)).toBeNull();
});

test('names are found by the beginning of any word, without accents, until one is whole', () => {
  const names = ['Wren Amari', 'Zoë Aldana', 'Ines Wright'];
  expect(namesFor(names, '')).toEqual(names);
  expect(namesFor(names, 'w')).toEqual(['Wren Amari', 'Ines Wright']);
  expect(namesFor(names, 'zoe a')).toEqual(['Zoë Aldana']);
  expect(namesFor(names, 'Wren Amari')).toEqual([]);
  expect(namesFor(names, 'Wren Amari knows')).toEqual([]);
  expect(namesFor(names, 'xyz')).toEqual([]);
});
