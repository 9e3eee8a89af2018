import type { FeedRun } from '@rostrum/contracts/settings';
import { describeRun } from './feed-words.ts';
import styles from './integrations.module.css';

/** What a run or a check found: figures, columns that are used, and rows that cannot be. */
export function FeedFindings({ run, isCheck = false }: { run: FeedRun; isCheck?: boolean }) {
  const unused = run.columns.filter(({ field }) => field === null).map(({ name }) => name);
  return (
    <div role="status" className={styles.findings}>
      <p className={run.error === null ? styles.quiet : styles.fault}>
        {isCheck && run.error === null ? 'A run would give: ' : ''}
        {describeRun(run)}
      </p>
      {run.columns.length > 0 ? (
        <p className={styles.quiet}>
          Uses {run.columns.flatMap(({ field }) => field ?? []).join(', ')}
          {unused.length > 0 ? `. Not used: ${unused.join(', ')}` : ''}
        </p>
      ) : null}
      {run.problems.length > 0 ? (
        <ul className={styles.problems}>
          {run.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
