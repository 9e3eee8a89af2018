import { expect, test } from 'vitest';
import { groupSmall, guard, shortenRanking } from './small-groups.ts';

test('groups of fewer than five are counted together, without their names', () => {
  const rows = [
    { key: 'media', count: 12 },
    { key: 'legal', count: 4 },
    { key: 'event', count: 1 },
  ];
  expect(groupSmall(rows)).toEqual({
    groups: [{ key: 'media', count: 12 }],
    small: { groups: 2, count: 5 },
  });
  expect([guard(0), guard(1), guard(4), guard(5)]).toEqual([0, null, null, 5]);
});

test('a ranking names ten at most, and no one below five', () => {
  const rows = Array.from({ length: 14 }, (_, place) => ({ name: `p${place}`, count: 15 - place }));
  const { rows: shown, others } = shortenRanking(rows);
  expect(shown).toHaveLength(10);
  expect(others).toEqual({ rows: 4, count: 5 + 4 + 3 + 2 });
});
