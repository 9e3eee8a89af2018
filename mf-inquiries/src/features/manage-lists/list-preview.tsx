import { formatDay, formatNumber } from '@rostrum/contracts';
import { PanelError, shortDate, useDebounced } from '@rostrum/ui-kit';
import { useListPreview, type PreviewedRules } from './lists.queries.ts';
import styles from './list-preview.module.css';

/** Which inquiries of last week the rules on screen would have let through, before they are saved. */
export function ListPreview({ rules }: { rules: PreviewedRules }) {
  const asked = useDebounced(JSON.stringify(rules), 300);
  const { data, isError, isFetching, refetch } = useListPreview(JSON.parse(asked) as PreviewedRules);
  if (isError) return <PanelError onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <p className={styles.note}>Counting last week’s inquiries…</p>;
  const { matched, total, items, from, to } = data;
  return (
    <section className={styles.preview} aria-label="Last week" aria-live="polite">
      <p className={styles.head}>
        {matched === 0 ? (
          <strong>{`None of last week’s ${formatNumber(total)} inquiries would have gone here.`}</strong>
        ) : (
          <>
            <strong className={styles.count}>{formatNumber(matched)}</strong>
            <strong>{`of last week’s ${formatNumber(total)} inquiries would have gone to this list`}</strong>
          </>
        )}
      </p>
      <p className={styles.note}>{`${formatDay(from)} to ${formatDay(to)}, by these rules.`}</p>
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map(({ id, subject, organization, created_at: at }) => (
            <li key={id}>
              <span className={styles.note}>{shortDate(Date.parse(at))}</span>
              <span dir="auto">{subject ?? 'Restricted inquiry'}</span>
              <span className={styles.note} dir="auto">
                {organization}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {matched > items.length ? (
        <p className={styles.note}>{`And ${formatNumber(matched - items.length)} more.`}</p>
      ) : null}
    </section>
  );
}
