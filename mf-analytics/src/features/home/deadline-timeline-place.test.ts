import { expect, test } from 'vitest';
import { placeDeadlines } from './deadline-timeline-place.ts';

const item = (at: string) => ({
  at,
  kind: 'deadline' as const,
  title: at,
  subtitle: '',
  href: '',
  image: null,
  unassigned: false,
  status: 'open' as const,
  assignee: null,
});

test('things close to each other stand on different lanes, in the order of time', () => {
  const { items, now, lanes } = placeDeadlines({
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

test('what was done stays before now, on the side with room for its words', () => {
  const { items, now } = placeDeadlines({
    timezone: 'UTC',
    now: '2026-11-19T14:58:00Z',
    runway: [
      { ...item('2026-11-19T13:05:00Z'), kind: 'done' },
      { ...item('2026-11-19T14:39:00Z'), kind: 'done' },
      item('2026-11-19T21:45:00Z'),
    ],
  });
  expect(items.map(({ endsAtMoment }) => endsAtMoment)).toEqual([false, true, false]);
  for (const { cardLeft, cardWidth } of items.slice(0, 2)) {
    expect(cardLeft).toBeGreaterThanOrEqual(0);
    expect(cardLeft + cardWidth).toBeLessThanOrEqual(now);
  }
  expect(items[0]?.lane).not.toBe(items[1]?.lane);
});

test('whatever happened within an hour, no card covers another', () => {
  const done = ['13:02', '13:20', '13:41', '13:55', '14:10'].map((time) => ({
    ...item(`2026-11-19T${time}:00Z`),
    kind: 'done' as const,
  }));
  const ahead = ['15:10', '15:15', '15:20', '15:40', '16:00'].map((time) => item(`2026-11-19T${time}:00Z`));
  const { items, lanes } = placeDeadlines({
    timezone: 'UTC',
    now: '2026-11-19T14:58:00Z',
    runway: [...done, ...ahead],
  });
  const covered = items.flatMap((card, index) =>
    items
      .slice(index + 1)
      .filter(
        (other) =>
          other.lane === card.lane &&
          other.cardLeft < card.cardLeft + card.cardWidth &&
          card.cardLeft < other.cardLeft + other.cardWidth,
      )
      .map((other) => `${card.title} and ${other.title}`),
  );
  expect(covered).toEqual([]);
  expect(lanes).toBe(5);
});

test('an empty day still shows eight hours around now', () => {
  const { hours, now } = placeDeadlines({ timezone: 'UTC', now: '2026-11-19T10:12:00Z', runway: [] });
  expect(hours.length).toBeGreaterThanOrEqual(8);
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(100);
});
