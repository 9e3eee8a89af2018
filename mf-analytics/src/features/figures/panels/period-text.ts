import type { CountedPeriod } from '@rostrum/contracts/analytics';
import { formatDay, formatNumber } from '@rostrum/contracts';

const dayMs = 86_400_000;

export const countDays = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

export const daysText = (days: number): string => (days === 1 ? '1 day' : `${formatNumber(days)} days`);

/** `22 August 2026 to 19 November 2026` */
export const rangeText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

/** Whether any day of a period is still recorded, where `since` is the first that is. */
export const isRecorded = (since: string | null, { to }: CountedPeriod): boolean =>
  since === null || since <= to;

/** `on the previous 30 days` */
export const comparedText = (period: CountedPeriod): string =>
  countDays(period) === 1 ? 'on the day before' : `on the previous ${daysText(countDays(period))}`;

/** Which days a page counts, in whose time zone, and what stands beside them. */
export const describeDays = (period: CountedPeriod): string =>
  [
    `${rangeText(period)}, ${period.timezone}.`,
    ...(period.before ? [`Compared with ${rangeText(period.before)}.`] : []),
  ].join(' ');
