import { expect, test } from 'vitest';
import { shortAge } from './short-age.ts';

const now = new Date(2026, 10, 20, 15, 0).getTime();
const at = (...parts: [number, number, number, number?]) => new Date(...parts).getTime();

test('an age is as narrow as it can be', () => {
  expect([
    shortAge(now - 20_000, now),
    shortAge(now - 38 * 60_000, now),
    shortAge(now - 3 * 3_600_000, now),
    shortAge(at(2026, 10, 19, 23), now),
    shortAge(at(2026, 10, 17, 12), now),
    shortAge(at(2026, 10, 2, 12), now),
    shortAge(at(2025, 10, 2, 12), now),
  ]).toEqual(['now', '38 min', '3 h', 'Yesterday', 'Tue', '2 Nov', '2 Nov 2025']);
});
