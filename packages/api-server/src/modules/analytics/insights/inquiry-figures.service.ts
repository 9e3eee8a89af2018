import { smallestGroup, type InquiryFigures, type Percentiles } from '@rostrum/contracts/analytics';
import type { Database } from '@rostrum/server-kit/database';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { inquiryFiguresRepository } from './inquiry-figures.repository.ts';
import { inquiryServiceRepository } from './inquiry-service.repository.ts';
import { describePeriod, type Range } from './range.ts';
import { pick, readBoth, readSeries } from './series.ts';
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

function shareAccepted(asks: Asks): number | null {
  const decided = asks.reduce((total, ask) => total + ask.decided, 0);
  return decided === 0 ? null : asks.reduce((total, { accepted }) => total + accepted, 0) / decided;
}

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

const toReplied = ({ half, most, nearly_all }: Times, count: number): Percentiles => ({
  half: whole(guardValue(half, count)),
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
      inquiryFiguresRepository.arrivals(db, scope, current, now),
      readBoth(range, (period) => inquiryFiguresRepository.asks(db, scope, period)),
      scope.personId === null ? inquiryFiguresRepository.declineReasons(db, scope, current) : [],
      inquiryFiguresRepository.lateReasons(db, scope, current, now),
      inquiryServiceRepository.weeks(db, scope, current, now),
      inquiryServiceRepository.kept(db, scope, current, now),
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
          inquiries: guard(arrival.inquiries),
          in_time: guardValue(arrival.in_time, arrival.judged),
          median_minutes: replied.half,
          acknowledged: toAcknowledged(arrival, arrival.taken),
          replied,
        };
      });
  const { now: summary } = summaries;
  return {
    period: describePeriod(range),
    inquiries,
    answered_in_time: pick(summaries, ({ in_time: share }) => share),
    median_first_reply_minutes: pick(summaries, ({ half }) => whole(half)),
    reply_minutes: toReplied(summary, summary.replied),
    acknowledged_minutes: toAcknowledged(summary, summary.opened),
    same_day_media: pick(summaries, ({ same_day_media: share }) => share),
    missed_deadlines: pick(summaries, ({ missed }) => missed),
    experts_accepted: pick(asks, shareAccepted),
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
      .map(({ key, inquiries: count, judged, in_time: inTime }) => ({
        weekday: Math.floor(key / 100),
        hour: key % 100,
        inquiries: guard(count),
        in_time: guardValue(inTime, judged),
      })),
    by_shift: arrivals
      .filter(({ part }) => part === 'shift')
      .map((arrival) => ({
        weekday: Math.floor(arrival.key / 100),
        hour: arrival.key % 100,
        inquiries: guard(arrival.inquiries),
        acknowledged: toAcknowledged(arrival, arrival.taken),
        replied: toReplied(arrival, arrival.replied),
      })),
    service: weeks.map(({ date, judged, same_day: value }) => ({
      date,
      inquiries: guard(judged),
      same_day: guardValue(value, judged),
    })),
    kept: kept.filter(({ judged }) => judged >= smallestGroup),
    screening,
    load,
    asked: scope.personId === null ? { ...toAsked(asks.now), reasons: groupSmall(reasons) } : null,
  };
}
