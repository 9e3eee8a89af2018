import { formatNumber } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  id: string;
  title: string;
  count?: number;
  /** Where all of it is. */
  children?: ReactNode;
}

/** The heading of one part of an organisation's page, with the way to all of it at its end. */
export const SectionHead = ({ id, title, count, children }: SectionHeadProps) => (
  <div className={styles.head}>
    <h2 id={id} className={styles.title}>
      {title}
      {count !== undefined && <span className={styles.count}> {formatNumber(count)}</span>}
    </h2>
    {children && <p className={styles.all}>{children}</p>}
  </div>
);
