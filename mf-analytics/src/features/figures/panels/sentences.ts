import { formatNumber } from '@rostrum/contracts';
import {
  formatShare,
  measureChange,
  type Breakdown,
  type Figure,
  type Series,
  type Step,
} from '@rostrum/contracts/analytics';
import { dayText } from '../charts/day-text.ts';

/** A thing that is counted, as one and as many: `['view', 'views']`. */
export type Unit = readonly [one: string, many: string];

export const countText = (count: number, [one, many]: Unit): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const shareText = (part: number, whole: number): string =>
  formatShare(whole === 0 ? null : part / whole, { part, of: whole });

function compare({ now, before }: Figure): string {
  if (now === null || before === null || before === 0) return '';
  const change = measureChange({ now, before });
  if (change === null) return `, ${formatNumber(before)} before`;
  const size = Math.abs(Math.round(change));
  return size === 0 ? ', as many as before' : `, ${size}% ${change > 0 ? 'more' : 'fewer'} than before`;
}

/** What a line over days shows: how many, how that moved, and when there were most. */
export function describeSeries({ total, points, step, since }: Series, unit: Unit): string {
  if (total.now === null) return 'Nothing was counted in these days yet.';
  const sum = `${countText(total.now, unit)}${compare(total)}.`;
  const most = points.reduce((best, point) => (point.count > best.count ? point : best), {
    date: '',
    count: 0,
  });
  const peak =
    most.count > 0 && points.length > 1
      ? ` Most on ${step === 7 ? 'the seven days from ' : ''}${dayText(most.date)}: ${formatNumber(most.count)}.`
      : '';
  const start = since === null ? '' : ` Recorded since ${dayText(since)}.`;
  return sum + peak + start;
}

export const sumOf = ({ groups, small }: Breakdown): number =>
  groups.reduce((total, { count }) => total + count, small.count);

/** What a breakdown shows: which group is the largest, and what it makes of all. */
export function describeBreakdown(breakdown: Breakdown, unit: Unit, name: (key: string) => string): string {
  const all = sumOf(breakdown);
  const [first] = breakdown.groups;
  if (all === 0) return `No ${unit[1]} in these days.`;
  if (!first) return `${countText(all, unit)}, in groups of fewer than 5.`;
  return `${name(first.key)}: ${formatNumber(first.count)} of ${countText(all, unit)}, ${shareText(first.count, all)}.`;
}

/** What the steps show: of how many at the first, how many came to the last. */
export function describeSteps(steps: readonly Step[], unit: Unit, last: string): string {
  const [first] = steps;
  const end = steps.at(-1);
  if (!first || !end || steps.every(({ count }) => count === 0)) return `No ${unit[1]} in these days.`;
  // Nothing was counted at the first step: of none there is no share.
  if (first.count === 0)
    return `No ${unit[1]} were counted in these days; ${formatNumber(end.count)} ${last}.`;
  return `Of ${countText(first.count, unit)}, ${formatNumber(end.count)} ${last}.`;
}

/** How many searches found no one; those of fewer people are not named. */
export const describeGaps = (searches: number): string =>
  searches === 0
    ? 'A search is named here once 5 people tried it without a result.'
    : `No one was found for ${countText(searches, ['search', 'searches'])} by 5 people or more.`;
