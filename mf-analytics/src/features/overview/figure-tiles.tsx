import type { Overview } from '@rostrum/contracts';
import { EyeIcon, InboxIcon, StatTile, TimerIcon, CircleCheckIcon } from '@rostrum/ui-kit';
import { TrendBadge } from '@rostrum/ui-kit/data';
import { changeOf, minutesText, percent } from './figures.ts';
import styles from './figure-tiles.module.css';

const number = new Intl.NumberFormat('en-GB');

/** The figures of the period, each beside the period before. */
export function FigureTiles({ overview, days }: { overview: Overview; days: number }) {
  const { inquiries, views, answered_in_time: inTime, median_first_reply_minutes: reply } = overview;
  const compared = `on the ${days} before`;
  return (
    <div className={styles.tiles}>
      <StatTile label="Inquiries" icon={<InboxIcon aria-hidden />} value={number.format(inquiries.total.now)} hint={<TrendBadge change={changeOf(inquiries.total)} comparedWith={compared} />} />
      <StatTile label="Profile views" icon={<EyeIcon aria-hidden />} value={number.format(views.total.now)} hint={<TrendBadge change={changeOf(views.total)} comparedWith={compared} />} />
      <StatTile label="Answered in time" icon={<CircleCheckIcon aria-hidden />} value={percent(inTime.now)} hint={`${percent(inTime.before)} before`} />
      <StatTile label="First reply, half within" icon={<TimerIcon aria-hidden />} value={minutesText(reply.now)} hint={`${minutesText(reply.before)} before`} />
    </div>
  );
}
