import type { RecordedChange } from '@rostrum/contracts';
import { fullDate } from '@rostrum/ui-kit';
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

/** Each field that a step changed, before and after; folded until it is opened. */
export const ChangedFields = ({ changes }: Pick<RecordedChange, 'changes'>) => (
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
