import { isAlone, type ChartLine } from './lines-option.ts';
import styles from './trend-legend.module.css';

/** Which line is which. Screen readers get the table. */
export const LinesLegend = ({ lines }: { lines: readonly ChartLine[] }) => (
  <p className={styles.legend} data-legend data-alone={isAlone(lines) || undefined} aria-hidden>
    {lines.map(({ name, theme }) => (
      <span key={name} className={theme === 'before' ? styles.before : styles.now} data-theme={theme}>
        {name}
      </span>
    ))}
  </p>
);
