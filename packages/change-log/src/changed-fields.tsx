import type { RecordedChange } from '@rostrum/contracts';
import { fullDate } from '@rostrum/ui-kit';
import styles from './change-list.module.css';

/** Names that read badly when they are only taken apart. */
const fieldNames: Readonly<Record<string, string>> = {
  alt: 'Text alternative',
  assignee_id: 'Assigned to',
  closing_at: 'Closes on',
  css_characters: 'Characters of CSS',
  deadline_at: 'Deadline',
  due: 'Due',
  embargo_until: 'Embargo until',
  expires_at: 'Expires on',
  into: 'Merged into',
  publish_at: 'Published on',
  restored_from: 'Restored from version',
  txt: 'TXT record',
};

const toWords = (field: string) => {
  const name = Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined;
  if (name !== undefined) return name;
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
