import type { ImportReport } from '@rostrum/contracts/settings';
import { Alert } from '@rostrum/ui-kit/data';
import { countText } from '../scheme-words.ts';
import styles from '../vocabulary.module.css';

/** What a file would change, and which of its rows are wrong. */
export function ImportFindings({ report }: { report: ImportReport }) {
  const { rows, added, changed, unchanged, errors, error_count } = report;
  if (error_count === 0)
    return (
      <Alert
        type="info"
        showIcon
        title={`${countText(rows, 'row', 'rows')}: ${added} new, ${changed} changed, ${unchanged} as they are.`}
      />
    );
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={`${countText(error_count, 'row is', 'rows are')} wrong. Nothing is imported until they are right.`}
      />
      <table className={styles.changes} aria-label="Rows that are wrong">
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              Row
            </th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, message }) => (
            <tr key={`${row} ${message}`}>
              <td className={styles.number}>{row}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {error_count > errors.length ? (
        <p className={styles.quiet}>The first {errors.length} are shown.</p>
      ) : null}
    </>
  );
}
