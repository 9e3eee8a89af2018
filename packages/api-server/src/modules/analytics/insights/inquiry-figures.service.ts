import {
  measureShare,
  smallestGroup,
  type Fraction,
  type InquiryFigures,
  type Percentiles,
} from '@rostrum/contracts/analytics';
import type { Database } from '@rostrum/server-kit/database';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { inquiryFiguresRepository } from './inquiry-figures.repository.ts';
import { inquiryServiceRepository } from './inquiry-service.repository.ts';
import { describePeriod, type Range } from './range.ts';
import { pick, pickShare, readBoth, readSeries } from './series.ts';
import { groupSmall, guard, guardValue, shortenRanking } from './small-groups.ts';

type Summary = Awaited<ReturnType<typeof inquiryFiguresRepository.summary>>;
type Asks = Awaited<ReturnType<typeof inquiryFiguresRepository.asks>>;

export const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

/** What became of the inquiries of one period, each step counted by itself. */
export const toSteps = (summary: Summary): InquiryFigures['steps'] =>
  (['sent', 'opened', 'replied', 'asked', 'accepted', 'led'] as const).map((key) => ({
    key,
    count: summary[key],
  }));

const countAccepted = (asks: Asks): Fraction => ({
  part: asks.reduce((total, { accepted }) => total + accepted, 0),
  of: asks.reduce((total, { answered }) => total + answered, 0),
});
const countUnanswered = (asks: Asks): number => asks.reduce((total, { unanswered }) => total + unanswered, 0);

export const countInTime = ({
  in_time: part,
  judged: of,
}: Pick<Summary, 'in_time' | 'judged'>): Fraction => ({
  part,
  of,
});

function toAsked(asks: Asks) {
  const { rows, others } = shortenRanking(asks);
  return {
    people: rows.map(({ username, name, image, count, accepted, median_minutes: minutes }) => ({
      username,
      name,
      image,
      asked: count,
      accepted: guard(accepted),
      median_minutes: whole(guardValue(minutes, accepted)),
    })),
    others,
  };
}

interface Times {
  half: number | null;
  most: number | null;
  nearly_all: number | null;
  taken_half: number | null;
  taken_most: number | null;
  taken_nearly_all: number | null;
}

/** A median of few is still one of them; three of four and 19 of 20 need a group. */
const toReplied = ({ half, most, nearly_all }: Times, count: number): Percentiles => ({
  half: whole(half),
  most: whole(guardValue(most, count)),
  nearly_all: whole(guardValue(nearly_all, count)),
});
const toAcknowledged = (times: Times, count: number): Percentiles =>
  toReplied(
    { ...times, half: times.taken_half, most: times.taken_most, nearly_all: times.taken_nearly_all },
    count,
  );

/** What screening held is the whole organisation's; whoever sees a part of it is told nothing of it. */
async function readScreening(db: Database, { orgId, personId, people }: AnalyticsScope, { current }: Range) {
  if (personId !== null || people !== null) return null;
  const { confirmed, ...counts } = await inquiryServiceRepository.screening(db, orgId, current);
  return { ...counts, precision: guardValue(confirmed / Math.max(1, counts.decided), counts.decided) };
}

/** How many inquiries came, from whom, and how they were answered. */
export async function readInquiryFigures(
  db: Database,
  scope: AnalyticsScope,
  range: Range,
): Promise<InquiryFigures> {
  const { current, now } = range;
  const [inquiries, summaries, groups, arrivals, asks, reasons, late, weeks, kept, screening, load] =
    await Promise.all([
      readSeries({ ...range, since: null }, (period, step) =>
        inquiryFiguresRepository.bySteps(db, scope, period, step),
      ),
      readBoth(range, (period) => inquiryFiguresRepository.summary(db, scope, period, now)),
      inquiryFiguresRepository.groups(db, scope, current),
      inquiryFiguresRepository.arrivals(db, scope, current),
      readBoth(range, (period) => inquiryFiguresRepository.asks(db, scope, period)),
      scope.personId === null ? inquiryFiguresRepository.declineReasons(db, scope, current) : [],
      inquiryFiguresRepository.lateReasons(db, scope, current),
      inquiryServiceRepository.weeks(db, scope, current, now),
      inquiryServiceRepository.kept(db, scope, current),
      readScreening(db, scope, range),
      scope.personId === null ? inquiryServiceRepository.load(db, scope) : null,
    ]);
  const groupsOf = (name: (typeof groups)[number]['property']) =>
    groupSmall(groups.filter(({ property }) => property === name));
  const arrivalsOf = (name: 'weekday' | 'hour') =>
    arrivals
      .filter(({ part }) => part === name)
      .map((arrival) => {
        const replied = toReplied(arrival, arrival.replied);
        return {
          key: arrival.key,
          inquiries: arrival.inquiries,
          in_time: measureShare(countInTime(arrival)),
          counts: countInTime(arrival),
          median_minutes: replied.half,
          acknowledged: toAcknowledged(arrival, arrival.taken),
          replied,
        };
      });
  const { now: summary } = summaries;
  return {
    period: describePeriod(range),
    inquiries,
    answered_in_time: pickShare(summaries, countInTime),
    median_first_reply_minutes: pick(summaries, ({ half }) => whole(half)),
    reply_minutes: toReplied(summary, summary.replied),
    acknowledged_minutes: toAcknowledged(summary, summary.opened),
    same_day_media: pickShare(summaries, ({ media_same_day: part, media_judged: of }) => ({ part, of })),
    missed_deadlines: pick(summaries, ({ missed }) => missed),
    experts_accepted: pickShare(asks, countAccepted),
    experts_unanswered: pick(asks, countUnanswered),
    led_to_something: pick(summaries, ({ led }) => led),
    steps: toSteps(summary),
    by_type: groupsOf('type'),
    by_outcome: groupsOf('outcome'),
    by_seeker: groupsOf('seeker'),
    by_outlet: groupsOf('outlet'),
    by_country: groupsOf('country'),
    late_reasons: groupSmall(late),
    by_weekday: arrivalsOf('weekday'),
    by_hour: arrivalsOf('hour'),
    by_time: arrivals
      .filter(({ part }) => part === 'time')
      .map((arrival) => ({
        weekday: Math.floor(arrival.key / 100),
        hour: arrival.key % 100,
        inquiries: arrival.inquiries,
        in_time: measureShare(countInTime(arrival)),
        counts: countInTime(arrival),
      })),
    by_shift: arrivals
      .filter(({ part }) => part === 'shift')
      .map((arrival) => ({
        weekday: Math.floor(arrival.key / 100),
        hour: arrival.key % 100,
        inquiries: arrival.inquiries,
        acknowledged: toAcknowledged(arrival, arrival.taken),
        replied: toReplied(arrival, arrival.replied),
      })),
    service: weeks.map(({ date, judged: of, same_day: part }) => ({
      date,
      inquiries: of,
      same_day: measureShare({ part, of }),
      counts: { part, of },
    })),
    kept: kept.filter(({ judged }) => judged >= smallestGroup),
    screening,
    load,
    asked: scope.personId === null ? { ...toAsked(asks.now), reasons: groupSmall(reasons) } : null,
  };
}
