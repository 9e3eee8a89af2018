import { expect, test } from 'vitest';
import { uuidv7 } from './uuid-v7.ts';

test('identifiers of one millisecond sort as they were made', () => {
  const now = Date.UTC(2026, 0, 1);
  const made = Array.from({ length: 2000 }, () => uuidv7(now));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('a later millisecond sorts behind, whatever was counted before', () => {
  const before = Array.from({ length: 2000 }, () => uuidv7(1_000)).at(-1) ?? '';
  expect(uuidv7(1_001) > before).toBe(true);
});

test('it says its version and variant', () => {
  for (let times = 0; times < 100; times += 1)
    expect(uuidv7()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
