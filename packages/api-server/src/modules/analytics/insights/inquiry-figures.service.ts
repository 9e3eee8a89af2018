import type { InquiryFigures } from '@rostrum/contracts/analytics';
import type { Database } from '@rostrum/server-kit/database';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { inquiryFiguresRepository } from './inquiry-figures.repository.ts';
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

/** How many inquiries came, from whom, and how they were answered. */
export async function readInquiryFigures(
  db: Database,
  scope: AnalyticsScope,
  range: Range,
): Promise<InquiryFigures> {
  const { current, now } = range;
  const [inquiries, summaries, groups, arrivals, asks, reasons, late] = await Promise.all([
    readSeries({ ...range, since: null }, (period, step) =>
      inquiryFiguresRepository.bySteps(db, scope, period, step),
    ),
    readBoth(range, (period) => inquiryFiguresRepository.summary(db, scope, period, now)),
    inquiryFiguresRepository.groups(db, scope, current),
    inquiryFiguresRepository.arrivals(db, scope, current, now),
    readBoth(range, (period) => inquiryFiguresRepository.asks(db, scope, period)),
    scope.personId === null ? inquiryFiguresRepository.declineReasons(db, scope, current) : [],
    inquiryFiguresRepository.lateReasons(db, scope, current, now),
  ]);
  const groupsOf = (name: (typeof groups)[number]['property']) =>
    groupSmall(groups.filter(({ property }) => property === name));
  const arrivalsOf = (name: 'weekday' | 'hour') =>
    arrivals
      .filter(({ part }) => part === name)
      .map(({ key, inquiries: count, judged, replied, in_time: inTime, median_minutes: minutes }) => ({
        key,
        inquiries: guard(count),
        in_time: guardValue(inTime, judged),
        median_minutes: whole(guardValue(minutes, replied)),
      }));
  const { now: summary } = summaries;
  return {
    period: describePeriod(range),
    inquiries,
    answered_in_time: pick(summaries, ({ in_time: share }) => share),
    median_first_reply_minutes: pick(summaries, ({ half }) => whole(half)),
    reply_minutes: {
      half: whole(guardValue(summary.half, summary.replied)),
      most: whole(guardValue(summary.most, summary.replied)),
      nearly_all: whole(guardValue(summary.nearly_all, summary.replied)),
    },
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
    asked: scope.personId === null ? { ...toAsked(asks.now), reasons: groupSmall(reasons) } : null,
  };
}
