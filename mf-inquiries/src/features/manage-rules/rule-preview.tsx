import { formatNumber } from '@rostrum/contracts';
import { previewDays, type RulePreview as Preview } from '@rostrum/contracts/inquiries';
import { shortDate } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { resultLabels } from './rule-words.ts';
import styles from './rule-preview.module.css';

const answeredWords = (answered: number) =>
  answered === 1
    ? 'One of these was answered. Add its sender to the allow list, or make the rule narrower.'
    : `${formatNumber(answered)} of these were answered. Make the rule narrower.`;

/** What a rule would have caught, before it is saved. */
export function RulePreview({ preview }: { preview: Preview | undefined }) {
  if (preview === undefined)
    return <p className={styles.waiting}>Enter a pattern to see what it would have caught.</p>;
  const { caught, answered, total, items } = preview;
  return (
    <section className={styles.preview} aria-label="Preview" aria-live="polite">
      <p className={styles.head}>
        <strong>{formatNumber(caught)}</strong> would have been caught
        <span>{`in the last ${previewDays} days, of ${formatNumber(total)}`}</span>
      </p>
      {answered > 0 ? <Alert type="warning" showIcon title={answeredWords(answered)} /> : null}
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map(({ id, subject, email, created_at: at, result }) => (
            <li key={id}>
              <span className={styles.when}>{shortDate(Date.parse(at))}</span>
              <span className={styles.what}>
                <span className={styles.email}>{email}</span>
                <span dir="auto">{subject ?? 'Restricted inquiry'}</span>
              </span>
              <span className={styles.when}>{resultLabels[result]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {caught > items.length ? (
        <p className={styles.waiting}>{`And ${formatNumber(caught - items.length)} more.`}</p>
      ) : null}
    </section>
  );
}
