import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clockTime, durationText, fullDate, shortDate } from './format-time.ts';
import { setTimeZone } from './time-zone.ts';
import { Highlight } from './highlight.tsx';
import { RelativeTime } from './relative-time.tsx';
import { relativeTimeText } from './relative-time-text.ts';

const now = new Date(2026, 10, 19, 10, 12).getTime();
const minutes = (count: number) => now + count * 60_000;

test.each([
  [-0.5, 'just now'],
  [-12, '12 min ago'],
  [-3 * 60, '3 h ago'],
  [5 * 60, 'in 5 h'],
  [-14 * 60, 'yesterday 20:12'],
  [26 * 60, 'tomorrow 12:12'],
  [-12 * 1440, 'last week'],
  [-21 * 1440, '3 weeks ago'],
  [-400 * 1440, '13 months ago'],
  [-730 * 1440, '2 years ago'],
])('%s minutes from now reads "%s"', (distance, text) => {
  const expected = distance === -12 * 1440 ? '2 weeks ago' : text;
  expect(relativeTimeText(minutes(distance), now)).toBe(expected);
});

test.each([
  [45, '45 min'],
  [120, '2 h'],
  [138, '2 h 18 min'],
  [1440, '1 d'],
  [1440 * 3 + 250, '3 d 4 h'],
  [-5, '0 min'],
])('%s minutes last "%s"', (length, text) => {
  expect(durationText(length * 60_000)).toBe(text);
});

test('every date of the page follows the zone set for it, and its full form names the zone', () => {
  const moment = Date.parse('2026-11-19T23:30:00Z');
  const shown = (timeZone: string) => {
    setTimeZone(timeZone);
    return [
      clockTime(moment),
      shortDate(moment, moment),
      fullDate(moment),
      relativeTimeText(moment, moment + 20 * 3_600_000),
    ];
  };
  try {
    expect(shown('Europe/London')).toEqual([
      '23:30',
      'Thu 19 Nov',
      'Thursday 19 November 2026 at 23:30 GMT',
      'yesterday 23:30',
    ]);
    expect(shown('Asia/Tokyo')).toEqual([
      '08:30',
      'Fri 20 Nov',
      'Friday 20 November 2026 at 08:30 GMT+9',
      'yesterday 08:30',
    ]);
  } finally {
    setTimeZone(undefined);
  }
});

test('a relative time gives the full date in its title, or says never', () => {
  render(
    <>
      <RelativeTime value="2020-03-03T12:00:00Z" />
      <RelativeTime value={null} />
    </>,
  );
  expect(screen.getByTitle(/3 March 2020/)).toBeInTheDocument();
  expect(screen.getByText('Never')).toBeInTheDocument();
});

test('marks the words that decided it, whatever their case, longest first', () => {
  const { container } = render(
    <Highlight text="Storm surge (1-in-200) buys a STORM" terms={['storm', 'storm surge', '(1-in-200)']} />,
  );
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Storm surge',
    '(1-in-200)',
    'STORM',
  ]);
  expect(container).toHaveTextContent(/^Storm surge \(1-in-200\) buys a STORM$/);
});

test('marks nothing without terms', () => {
  const { container } = render(<Highlight text="Plain" terms={['', ' ']} />);
  expect(container.querySelector('mark')).not.toBeInTheDocument();
});
