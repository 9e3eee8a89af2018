import { AppLink, clockTime } from '@rostrum/ui-kit';
import { Deadline } from '@rostrum/ui-kit/data';
import type { RunwayItem } from './runway-place.ts';
import styles from './runway-list.module.css';

const states = (item: RunwayItem) =>
  item.kind === 'done'
    ? 'Done'
    : item.kind === 'post'
      ? 'Scheduled post'
      : item.unassigned
        ? 'Unassigned'
        : 'Assigned';

/** Today as rows, for windows too narrow for a line: when, what, how long there is left. */
export const RunwayList = ({ items }: { items: readonly RunwayItem[] }) => (
  <ol className={styles.list}>
    {items.map((item) => (
      <li key={`${item.kind}${item.href}${item.at}`}>
        <AppLink href={item.href} className={styles.row} data-kind={item.kind}>
          <time dateTime={item.at} className={styles.time}>
            {clockTime(Date.parse(item.at))}
          </time>
          <span className={styles.words}>
            <span className={styles.title}>{item.title}</span>
            <span className={styles.subtitle}>{item.subtitle}</span>
          </span>
          <span className={styles.state}>
            {item.kind === 'deadline' ? <Deadline at={item.at} /> : null}
            <span className={styles.word}>{states(item)}</span>
          </span>
        </AppLink>
      </li>
    ))}
  </ol>
);
