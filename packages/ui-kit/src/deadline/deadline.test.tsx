import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeadlineBlock } from './deadline-block.tsx';
import { Deadline } from './deadline.tsx';
import { deadlineAnnouncement, describeDeadline } from './describe-deadline.ts';

const now = new Date(2026, 10, 19, 10, 12).getTime();
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

test.each([
  [null, false, 'none', 'No deadline'],
  [at(4 * 24 * 60), false, 'later', 'Mon 23 Nov'],
  [at(25 * 60 + 48), false, 'later', 'Tomorrow 12:00'],
  [at(400 * 24 * 60), false, 'later', 'Fri 24 Dec 2027'],
  [at(24 * 60), false, 'soon', '1 d'],
  [at(408), false, 'soon', '6 h 48 min'],
  [at(180), false, 'soon', '3 h'],
  [at(138), false, 'urgent', '2 h 18 min left'],
  [at(9.5), false, 'urgent', '9 min 30 s left'],
  [at(0), false, 'missed', 'Missed by 0 min'],
  [at(-20), false, 'missed', 'Missed by 20 min'],
  [at(138), true, 'paused', 'Paused, waiting for seeker'],
] as const)('%s, paused %s: %s, "%s"', (deadline, paused, state, text) => {
  expect(describeDeadline(deadline, now, paused)).toMatchObject({ state, text });
});

test('speaks at 60, 30 and 10 minutes only', () => {
  const minutes = (left: number) => left * 60_000;
  expect(deadlineAnnouncement(minutes(61), minutes(60))).toBe('60 minutes left');
  expect(deadlineAnnouncement(minutes(60), minutes(59))).toBeNull();
  expect(deadlineAnnouncement(minutes(31), minutes(29))).toBe('30 minutes left');
  expect(deadlineAnnouncement(minutes(10.01), minutes(10))).toBe('10 minutes left');
  expect(deadlineAnnouncement(minutes(1), minutes(-1))).toBeNull();
});

test('counts down by the minute, under ten minutes by the second, and says when it passes 10', () => {
  render(<Deadline at={at(12)} subject="Storm surge barriers" />);
  expect(screen.getByText('12 min left')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(90_000));
  expect(screen.getByText('10 min left')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(45_000));
  expect(screen.getByText('9 min 45 s left')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('9 min 44 s left')).toBeInTheDocument();
  expect(document.querySelector('[data-rostrum-live="polite"]')).toHaveTextContent(
    /^Storm surge barriers: 10 minutes left$/,
  );
});

test('shows the full date to whoever looks closer', () => {
  render(<Deadline at={at(138)} />);
  expect(screen.getByTitle(/Thursday.* 19 November 2026 at 12:30/)).toBeInTheDocument();
});

test('the block tells both time zones, the first reply, and until when an expert can accept', () => {
  render(
    <DeadlineBlock
      at={at(138)}
      startedAt={at(-101)}
      firstReplyAt={at(-92)}
      promisedMinutes={60}
      acceptBy={at(78)}
      otherZone={{ timeZone: 'Asia/Tokyo', name: 'Callum' }}
    />,
  );
  const block = screen.getByRole('region', { name: 'Deadline' });
  expect(block).toHaveTextContent('2 h 18 min left');
  expect(block).toHaveTextContent('for you');
  expect(block).toHaveTextContent(/\d\d:\d\d (GMT\+9|JST) for Callum/);
  expect(block).toHaveTextContent('First reply sent after 9 min, promised within 1 h');
  expect(block).toHaveTextContent('Expert must accept by 11:30');
});
