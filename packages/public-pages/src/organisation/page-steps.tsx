import { formatNumber } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import styles from './page-steps.module.css';

export interface PageStepsProps {
  from: number;
  size: number;
  total: number;
  addressAt: (from: number) => string;
}

/** Which part of a list is shown, and the ways to the parts beside it. Nothing for a list that is whole. */
export function PageSteps({ from, size, total, addressAt }: PageStepsProps) {
  if (total <= size && from === 0) return null;
  const last = Math.min(from + size, total);
  return (
    <nav className={styles.steps} aria-label="Pages">
      {from > 0 && (
        <PageLink href={addressAt(Math.max(0, from - size))} rel="prev">
          Previous page
        </PageLink>
      )}
      <span className={styles.shown}>
        {last > from
          ? `${formatNumber(from + 1)} to ${formatNumber(last)} of ${formatNumber(total)}`
          : `None after ${formatNumber(total)}`}
      </span>
      {last < total && (
        <PageLink href={addressAt(from + size)} rel="next">
          Next page
        </PageLink>
      )}
    </nav>
  );
}
