import { expect, test } from 'vitest';
import { rankByName } from './rank-by-name.ts';

const names = [
  'Henrik Balogun',
  'Ama Delacroix-Boateng',
  'Marisol Ekwueme',
  'Idris Falk',
  'Dr Márén Okonjo-Hale',
];
const ranked = (typed: string) =>
  rankByName(
    names.map((name) => ({ name })),
    typed,
  ).map(({ name }) => name);

test('people whose name begins as typed come first, in the order they had', () => {
  expect(ranked('mar')).toEqual([
    'Marisol Ekwueme',
    'Dr Márén Okonjo-Hale',
    'Henrik Balogun',
    'Ama Delacroix-Boateng',
    'Idris Falk',
  ]);
  expect(ranked('hale mar')[0]).toBe('Dr Márén Okonjo-Hale');
  expect(ranked('boat')[0]).toBe('Ama Delacroix-Boateng');
  expect(ranked('')).toEqual(names);
});
