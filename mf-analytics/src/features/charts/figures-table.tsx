import { dayText } from './day-text.ts';
import type { TrendDay } from './trend-option.ts';
import styles from './figures-table.module.css';

export interface FiguresTableProps {
  caption: string;
  days: readonly TrendDay[];
  before: readonly TrendDay[];
}

/** The chart's twin: every figure as a number, closed until a person wants it. */
export const FiguresTable = ({ caption, days, before }: FiguresTableProps) => (
  <details className={styles.details}>
    <summary>Show as table</summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption className="r-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">This period</th>
            <th scope="col">Before</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, count }, index) => (
            <tr key={date}>
              <th scope="row">{dayText(date)}</th>
              <td>{count}</td>
              <td>{before[index]?.count ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
