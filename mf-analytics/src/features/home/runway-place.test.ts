import { expect, test } from 'vitest';
import { placeRunway } from './runway-place.ts';

const item = (at: string) => ({
  at,
  kind: 'deadline' as const,
  title: at,
  subtitle: '',
  href: '',
  image: null,
  unassigned: false,
});

test('things close to each other stand on different lanes, in the order of time', () => {
  const { items, now, lanes } = placeRunway({
    timezone: 'UTC',
    now: '2026-11-19T10:12:00Z',
    runway: [item('2026-11-19T13:00:00Z'), item('2026-11-19T12:30:00Z'), item('2026-11-19T18:00:00Z')],
  });
  expect(items.map(({ title, lane }) => `${title.slice(11, 16)} ${lane}`)).toEqual([
    '12:30 0',
    '13:00 1',
    '18:00 0',
  ]);
  expect(lanes).toBe(2);
  expect(now).toBeLessThan(items[0]?.left ?? 0);
});

test('an empty day still shows eight hours around now', () => {
  const { hours, now } = placeRunway({ timezone: 'UTC', now: '2026-11-19T10:12:00Z', runway: [] });
  expect(hours.length).toBeGreaterThanOrEqual(8);
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(100);
});
