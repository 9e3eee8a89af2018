import { formatNumber } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import type { AnalyticsTheme } from '@rostrum/ui-kit';
import styles from './bar-list.module.css';

export interface BarListProps {
  rows: readonly { key: string; label: ReactNode; count: number }[];
  /** What is counted, for screen readers: "inquiries". */
  unit: string;
  theme: AnalyticsTheme;
  /** After each number: "%". */
  suffix?: string;
  /** What a whole bar stands for; the highest count when it is left out. */
  most?: number;
}

/** Words with a bar and a number: a ranking that reads without colour. */
export function BarList({
  rows,
  unit,
  theme,
  suffix = '',
  most = Math.max(1, ...rows.map(({ count }) => count)),
}: BarListProps) {
  return (
    <ol className={styles.list} data-theme={theme}>
      {rows.map(({ key, label, count }) => (
        <li key={key}>
          <span className={styles.label}>{label}</span>
          <span className={styles.track} aria-hidden>
            <span data-bar style={{ width: `${(count / most) * 100}%` }} />
          </span>
          <span className={styles.count}>
            {formatNumber(count)}
            {suffix} <span className="r-visually-hidden">{unit}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
