import type { RecordedChange } from '@rostrum/contracts';
import { AppLink, Card, clockTime, fullDate } from '@rostrum/ui-kit';
import { groupByDay } from './group-by-day.ts';
import styles from './change-list.module.css';

const toWords = (field: string) => {
  const words = field
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A recorded value as people read it: times on their clocks, states in words. */
const toReadable = (value: string) =>
  moment.test(value)
    ? fullDate(Date.parse(value))
    : /^[a-z]+(_[a-z]+)+$/.test(value)
      ? value.replaceAll('_', ' ')
      : value || 'Empty';

const Changes = ({ changes }: Pick<RecordedChange, 'changes'>) => (
  <details className={styles.changes}>
    <summary>{changes.length === 1 ? '1 field' : `${changes.length} fields`} before and after</summary>
    <dl>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{toWords(field)}</dt>
          <dd>
            <span className={styles.when}>Before</span>
            {toReadable(before)}
          </dd>
          <dd className={styles.after}>
            <span className={styles.when}>After</span>
            {toReadable(after)}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);

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
                      {change.changes.length > 0 ? <Changes changes={change.changes} /> : null}
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
