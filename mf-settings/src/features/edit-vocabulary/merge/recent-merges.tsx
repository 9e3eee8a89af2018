import { undoMergeDays, type RecentMerge } from '@rostrum/contracts/settings';
import { Button, Card, RelativeTime } from '@rostrum/ui-kit';
import styles from '../vocabulary.module.css';
import { useUndoMerge } from './use-undo-merge.ts';

/** Merges that can still be undone. */
export function RecentMerges({ merges }: { merges: readonly RecentMerge[] }) {
  const undo = useUndoMerge();
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
                  <RelativeTime value={merge.merged_at} />
                </p>
              </div>
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
