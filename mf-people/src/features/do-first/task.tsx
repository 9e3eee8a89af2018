import type { Icon } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import styles from './own-tasks.module.css';

export interface TaskProps {
  Icon: Icon;
  /** What is to be done: "Sign off a post". */
  kind: string;
  /** By when. */
  due?: ReactNode;
  title: string;
  detail?: ReactNode;
  action: ReactNode;
  /** The words of a person, and the first thing to see to. */
  isFirst?: boolean;
}

/** One thing that waits for the reader, with its button. */
export const Task = ({ Icon, kind, due, title, detail, action, isFirst = false }: TaskProps) => (
  <li className={styles.task} data-first={isFirst || undefined}>
    <div className={styles.head}>
      <Icon aria-hidden size={16} />
      <span className={styles.kind}>{kind}</span>
      {due}
    </div>
    <p className={isFirst ? `r-voice ${styles.title ?? ''}` : styles.title}>{title}</p>
    {detail ? <p className="r-secondary">{detail}</p> : null}
    <div className={styles.action}>{action}</div>
  </li>
);
