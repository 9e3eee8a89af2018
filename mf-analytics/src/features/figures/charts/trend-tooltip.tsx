import { dayText } from './day-text.ts';
import type { TrendDay } from './trend-day.ts';
import styles from './trend-line.module.css';

export interface TrendTooltipProps {
  day: TrendDay;
  before: TrendDay | undefined;
  /** Where the day stands, and how wide the chart is, in pixels. */
  x: number;
  width: number;
}

/** The figures of the day under the pointer, on the side where there is more space. */
export const TrendTooltip = ({ day, before, x, width }: TrendTooltipProps) => (
  <div
    className={styles.tooltip}
    style={x > width / 2 ? { right: width - x + 10 } : { left: x + 10 }}
    aria-hidden
  >
    <strong>{dayText(day.date)}</strong>
    <span>This period {day.count}</span>
    <span>Before {before?.count ?? '–'}</span>
  </div>
);
