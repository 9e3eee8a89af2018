import { expect, test } from 'vitest';
import { greetingOf, welcomeTo } from './greeting.ts';

const item = (at: string, kind: 'deadline' | 'done' = 'deadline') => ({
  at,
  kind,
  title: '',
  subtitle: '',
  href: '',
  image: null,
  unassigned: false,
  status: null,
  assignee: null,
});
const home = {
  firstname: 'Ines',
  timezone: 'Europe/London',
  now: '2026-11-19T10:12:00Z',
  runway: [
    item('2026-11-19T12:30:00Z'),
    item('2026-11-19T13:00:00Z'),
    item('2026-11-19T09:00:00Z'),
    item('2026-11-19T15:00:00Z', 'done'),
  ],
};

test('greets by the organisation\u2019s clock and counts what still lies ahead', () => {
  expect(greetingOf(home)).toBe('Good morning, Ines. Two deadlines today.');
  expect(greetingOf({ ...home, timezone: 'Asia/Tokyo', runway: [] })).toBe(
    'Good evening, Ines. No deadlines left today.',
  );
  expect(greetingOf({ ...home, runway: home.runway.slice(0, 1) })).toBe(
    'Good morning, Ines. One deadline today.',
  );
});

test('welcomes a new organisation with how far its directory is', () => {
  const steps = { organisation: 'Tollgate Museums', published_experts: 0 };
  expect(welcomeTo('Una', steps)).toBe('Welcome, Una. Tollgate Museums has no experts yet.');
  expect(welcomeTo('Una', { ...steps, published_experts: 1 })).toBe(
    'Welcome, Una. Tollgate Museums has 1 published expert.',
  );
});
