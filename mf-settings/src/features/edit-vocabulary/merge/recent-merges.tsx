import { undoMergeDays, type RecentMerge } from '@rostrum/contracts/settings';
import { formatDayMonth } from '@rostrum/contracts';
import { Button, Card, useNow } from '@rostrum/ui-kit';
import { countText } from '../scheme-words.ts';
import styles from '../vocabulary.module.css';
import { useUndoMerge } from './use-undo-merge.ts';

const dayMs = 86_400_000;

/** Merges that can still be undone. */
export function RecentMerges({ merges }: { merges: readonly RecentMerge[] }) {
  const undo = useUndoMerge();
  const now = useNow();
  const daysLeft = (mergedAt: string) =>
    Math.max(1, Math.ceil(undoMergeDays - Math.max(0, now - Date.parse(mergedAt)) / dayMs));
  if (merges.length === 0) return null;
  return (
    <Card title="Recent merges" hint={`Undo for ${undoMergeDays} days`}>
      <ul className={styles.rows} aria-label="Recent merges">
        {merges.map((merge) => (
          <li key={merge.id} className={styles.row}>
            <div className={styles.head}>
              <div>
                <strong>{merge.title}</strong> into <strong>{merge.into_title}</strong>
                <p className={styles.quiet}>
                  {merge.merged_by === null ? null : `${merge.merged_by}, `}
                  {formatDayMonth(merge.merged_at)}
                  {!merge.items ? null : `, ${countText(merge.items, 'entry', 'entries')}`}
                </p>
              </div>
              <span className={styles.quiet}>{countText(daysLeft(merge.merged_at), 'day', 'days')} left</span>
              <Button aria-label={`Undo the merge of ${merge.title}`} onClick={() => void undo(merge)}>
                Undo
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
