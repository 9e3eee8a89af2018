import { inquiryStatusLabels, formatClock } from '@rostrum/contracts';
import { AppLink } from '@rostrum/ui-kit';
import { Deadline } from '@rostrum/ui-kit/data';
import type { DeadlineTimelineItem, HomeDay } from './deadline-timeline-place.ts';
import { toneOf } from './deadline-timeline-tone.ts';
import styles from './deadline-timeline-list.module.css';

function stateOf({ kind, unassigned, status }: DeadlineTimelineItem): string {
  if (kind === 'done') return 'Done';
  if (kind === 'post') return 'Scheduled post';
  return unassigned || status === null ? 'Unassigned' : inquiryStatusLabels[status];
}

/** Today as rows, for windows too narrow for a line: when, what, how long there is left. */
export const DeadlineTimelineList = ({ home: { runway, now, timezone } }: { home: HomeDay }) => (
  <ol className={styles.list}>
    {runway.map((item) => (
      <li key={`${item.kind}${item.href}${item.at}`}>
        <AppLink href={item.href} className={styles.row} data-tone={toneOf(item, now)}>
          <time dateTime={item.at} className={styles.time}>
            {formatClock(item.at, timezone)}
          </time>
          <span className={styles.pin} aria-hidden />
          <span className={styles.words}>
            <span className={styles.title}>{item.title}</span>
            <span className={styles.subtitle}>{item.subtitle}</span>
          </span>
          <span className={styles.state}>
            {item.kind === 'deadline' ? <Deadline at={item.at} /> : null}
            <span className={styles.word}>{stateOf(item)}</span>
          </span>
        </AppLink>
      </li>
    ))}
  </ol>
);
