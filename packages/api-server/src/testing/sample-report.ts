import type { MonthlyReport } from '@rostrum/contracts/analytics';

/** A report for tests, with a text that a person typed wherever one can stand. */
export const sampleReport = (typed: string): MonthlyReport => ({
  organisation: typed,
  month: '2026-10',
  is_running: false,
  period: {
    from: '2026-10-01',
    to: '2026-10-31',
    timezone: 'Europe/London',
    before: { from: '2026-09-01', to: '2026-09-30' },
  },
  counted_at: '2026-11-01T07:00:00.000Z',
  headline: 'Inquiries rose 18%, and 91% had a first reply in time.',
  inquiries: { now: 302, before: 256 },
  answered_in_time: { now: 0.91, before: 0.87 },
  experts_accepted: { now: 0.86, before: null },
  led_to_something: { now: 68, before: 70 },
  by_day: Array.from({ length: 31 }, (_, day) => ({
    date: `2026-10-${String(day + 1).padStart(2, '0')}`,
    count: (day * 7) % 13,
  })),
  steps: ['shown', 'viewed', 'opened', 'sent', 'accepted', 'led', 'covered'].map((key, place) => ({
    key,
    count: 10_480 - place * 1700,
  })),
  promises: [{ type: 2, judged: 90, in_time: 0.96 }],
  missed_deadlines: 11,
  coverage: {
    rows: [
      { outlet: typed, about: typed, reach: 2_100_000 },
      { outlet: 'Tidewater TV', about: '', reach: null },
    ],
    total: 2,
    reach_unknown: 1,
  },
  most_asked: [{ username: 'maren', name: typed, image: null, asked: 10, accepted: 9 }],
  unanswered_searches: [{ text: typed.slice(0, 100), people: 12 }],
  to_decide: [{ what: `An expert for “${typed}”.`, why: '12 people searched for it and found no one.' }],
});
