import { expect, test } from 'vitest';
import { nearlyAll } from './loose-query.ts';
import type { QueryUnit } from './query-units.ts';

const unit = (near: string, weight: number): QueryUnit => ({
  words: [near],
  weight,
  isPlain: false,
  own: near,
  near,
  tiers: [],
});

test('words of every subject make up for nothing that is missed, and count when nothing else was asked', () => {
  // "Used caravan prices": who has "used" and "prices" knows nothing of caravans.
  const found = nearlyAll([unit('used', 0.25), unit('caravan', 1.1), unit('prices', 1)]);
  expect(found).toBe('caravan');
  expect(nearlyAll([unit('young', 0.25), unit('anxious', 0.25)])).not.toBe('');
});

test('what is only there to be recognised, said in passing, makes no match alone', () => {
  const hall = { ...unit('hall', 1.1), alone: '^hall' };
  expect(nearlyAll([hall, unit('hire', 1)])).toBe('^hall');
  // Beside something that was asked for as well, passing words count.
  expect(nearlyAll([hall, unit('ageing', 1), unit('care', 1)])).toContain('hall');
  expect(nearlyAll([{ ...hall, weight: 1 }, unit('ageing', 1)])).toContain('ageing');
});
