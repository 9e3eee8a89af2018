import type { RecordedChange } from '@rostrum/contracts';
import { AppLink, Card, clockTime, fullDate } from '@rostrum/ui-kit';
import { ChangedFields } from './changed-fields.tsx';
import { groupByDay } from './group-by-day.ts';
import styles from './change-list.module.css';

/** One sentence a change, under the day on which it happened, with each field before and after. */
export function ChangeList({ items }: { items: readonly RecordedChange[] }) {
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
