import type { ReactNode } from 'react';
import { inquireAnchor } from './inquiry-card.tsx';
import styles from './inquire-bar.module.css';

/** On phones the next step stays in reach, but for while the form itself is on screen. */
export const InquireBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.inquireBar} data-inquire-bar data-not-read>
    <div className={styles.words}>{children}</div>
    <a className={styles.button} href={`#${inquireAnchor}`}>
      Inquire
    </a>
  </div>
);
