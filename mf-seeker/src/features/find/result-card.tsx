import { classNames } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import styles from './result-card.module.css';

export interface ResultCardProps {
  /** Whose card it is: it is counted once it was on screen. */
  username?: string;
  /** The box that selects it. */
  select?: ReactNode;
  isSelected?: boolean;
  picture?: ReactNode;
  children: ReactNode;
  /** Bookmark and the next step. */
  actions: ReactNode;
  /** Under the actions: availability. */
  aside?: ReactNode;
}

/** The frame of one search result. */
export const ResultCard = ({
  username,
  select,
  isSelected = false,
  picture,
  children,
  actions,
  aside,
}: ResultCardProps) => (
  <li
    className={isSelected ? classNames(styles.result, styles.selected) : styles.result}
    data-person={username}
  >
    {select && <span className={styles.select}>{select}</span>}
    {picture}
    <div className={styles.words}>{children}</div>
    <div className={styles.side}>
      <div className={styles.actions}>{actions}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  </li>
);
