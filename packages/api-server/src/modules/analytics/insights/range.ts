import { longestRange, type CountedPeriod, type RangeQuery } from '@rostrum/contracts/analytics';
import { addDays, dateIn, type Period } from '../../../calendar/period.ts';

const day = 86_400_000;
/** Twelve months are whole weeks, so that the same days of the week stand side by side. */
const lengths = { '7d': 7, '30d': 30, '90d': 90, '12m': 364 } as const;
/** Longer ranges are drawn by the week. */
const mostDaysByDay = 120;

export interface Range {
  current: Period;
  /** As many days directly before; null when nothing is compared. */
  previous: Period | null;
  step: 1 | 7;
  now: Date;
}

/** Nothing was counted before; the calendar of the database does not reach as far back as an address can. */
const earliest = '2000-01-01';

const daysFrom = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / day;

/** The first day of a custom range and the day after its last: forwards, not in the future, not longer than allowed. */
function customDays({ from, to }: RangeQuery, today: string): { from: string; until: string } {
  const chosenTo = to ?? today;
  const chosenFrom = from ?? addDays(chosenTo, 1 - lengths['30d']);
  const [first = earliest, last = earliest] = [chosenFrom, chosenTo]
    .map((date) => (date > earliest ? date : earliest))
    .toSorted();
  const until = addDays(last < today ? last : today, 1);
  const start = first < until ? first : addDays(until, -1);
  return { from: daysFrom(start, until) > longestRange ? addDays(until, -longestRange) : start, until };
}

/** The days that a query names, in the organisation's time zone. */
export function resolveRange(query: RangeQuery, now: Date, timezone: string): Range {
  const today = dateIn(now, timezone);
  const tomorrow = addDays(today, 1);
  const { from, until } =
    query.range === 'custom'
      ? customDays(query, today)
      : { from: addDays(tomorrow, -lengths[query.range]), until: tomorrow };
  const length = daysFrom(from, until);
  return {
    current: { from, until, timezone },
    previous: query.compare === 'on' ? { from: addDays(from, -length), until: from, timezone } : null,
    step: length > mostDaysByDay ? 7 : 1,
    now,
  };
}

const bothEnds = ({ from, until }: Period) => ({ from, to: addDays(until, -1) });

export const describePeriod = ({ current, previous }: Range): CountedPeriod => ({
  ...bothEnds(current),
  timezone: current.timezone,
  before: previous && bothEnds(previous),
});

export interface RecordedRange extends Range {
  /** The first day that is counted, when the range begins before what is recorded. */
  since: string | null;
}

/** The first day of which single events are still there. */
export const firstDayKept = ({ now, current }: Range, retentionDays: number): string =>
  addDays(dateIn(new Date(now.getTime() - retentionDays * day), current.timezone), 1);

/** The part of a range from the first day that is counted, and nothing to compare with when the days before are not whole. */
export function keepRecorded(range: Range, first: string | null): RecordedRange {
  const { current, previous, step } = range;
  if (first === null || current.from >= first)
    return {
      ...range,
      previous: previous && (first === null || previous.from >= first) ? previous : null,
      since: null,
    };
  // Points of several series stand on the same days.
  const skipped = Math.ceil(daysFrom(current.from, first) / step) * step;
  const from = addDays(current.from, skipped);
  return {
    ...range,
    current: { ...current, from: from < current.until ? from : current.until },
    previous: null,
    since: from < current.until ? from : first,
  };
}
