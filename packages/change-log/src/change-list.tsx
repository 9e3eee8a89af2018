import type { RecordedChange } from '@rostrum/contracts';
import { AppLink, Card, clockTime, fullDate } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { ChangedFields } from './changed-fields.tsx';
import { groupByDay } from './group-by-day.ts';
import styles from './change-list.module.css';

export interface ChangeListProps {
  items: readonly RecordedChange[];
  /** What can be done about a change, a button or a link; nothing for most. */
  renderAction?: ((change: RecordedChange) => ReactNode) | undefined;
}

/** One sentence a change, under the day on which it happened, with each field before and after. */
export function ChangeList({ items, renderAction }: ChangeListProps) {
  const days = groupByDay(items);
  return (
    <div className={styles.days}>
      {days.map(([label, changes]) => (
        <section key={label} aria-label={label}>
          <h2 className={styles.day}>{label}</h2>
          <Card flush>
            <ol className={styles.list}>
              {changes.map((change) => {
                const time = Date.parse(change.created_at);
                return (
                  <li key={change.id}>
                    <time dateTime={change.created_at} title={fullDate(time)} className={styles.time}>
                      {clockTime(time)}
                    </time>
                    <div className={styles.words}>
                      <p>
                        <strong>{change.actor.name}</strong> {change.text}
                        {' · '}
                        {change.entity.href ? (
                          <AppLink href={change.entity.href}>{change.entity.label}</AppLink>
                        ) : (
                          change.entity.label
                        )}
                      </p>
                      {change.changes.length > 0 ? <ChangedFields changes={change.changes} /> : null}
                      {renderAction?.(change)}
                    </div>
                  </li>
                );
              })}
            </ol>
          </Card>
        </section>
      ))}
    </div>
  );
}
