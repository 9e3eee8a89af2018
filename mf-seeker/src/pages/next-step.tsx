import type { ReactNode } from 'react';
import styles from './next-step.module.css';

/** What can be done now, under the words that say why. */
export const NextStep = ({ children }: { children: ReactNode }) => (
  <div className={styles.nextStep}>{children}</div>
);
