import type { AnalyticsTheme } from '@rostrum/ui-kit';
import styles from './trend-legend.module.css';

/** Which line is which. Screen readers get the table. */
export const TrendLegend = ({ theme }: { theme: AnalyticsTheme }) => (
  <p className={styles.legend} data-legend aria-hidden>
    <span className={styles.now} data-theme={theme}>
      This period
    </span>
    <span className={styles.before}>Before</span>
  </p>
);
