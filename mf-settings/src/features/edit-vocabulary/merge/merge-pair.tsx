import { formatDayMonth, formatNumber } from '@rostrum/contracts';
import type { ClassificationTerm, MergePreview } from '@rostrum/contracts/settings';
import { countUses } from '../scheme-words.ts';
import styles from '../vocabulary.module.css';
import { marksOf } from '../tree/merge-marks.ts';

interface MergePairProps {
  preview: MergePreview;
  source: ClassificationTerm | undefined;
  target: ClassificationTerm | undefined;
}

/** Which of two terms goes, and which stays. */
export function MergePair({ preview, source, target }: MergePairProps) {
  const { added_at } = preview;
  return (
    <dl className={styles.pair}>
      <div className={styles.goes}>
        <dt>
          {preview.source.title} <span className={styles.quiet}>goes</span>
        </dt>
        <dd>
          {source ? `${formatNumber(countUses(source))} filed` : null}
          {added_at === undefined ? null : `, added ${formatDayMonth(added_at)}`}
        </dd>
      </div>
      <span aria-hidden>→</span>
      <div className={styles.stays}>
        <dt>
          {preview.target.title} <span className={styles.quiet}>stays</span>
        </dt>
        <dd>
          {target ? `${formatNumber(countUses(target))} filed ` : null}
          becomes {formatNumber(marksOf(preview).after)}
        </dd>
      </div>
    </dl>
  );
}

/** What becomes of where the two stand. */
export function describePlaces(
  { narrower, target }: MergePreview,
  source: ClassificationTerm | undefined,
  stays: ClassificationTerm | undefined,
): string {
  if (narrower.length > 0) return `What stands below it moves: ${narrower.join(', ')}.`;
  return source && stays && source.parent_id === stays.parent_id
    ? 'Same broader term, so nothing moves in the tree.'
    : `${target.title} stays where it is in the tree.`;
}
