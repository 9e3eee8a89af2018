import { formatDay, formatZonedClock } from '@rostrum/contracts';
import { setupRetention, type SetupRetention } from '@rostrum/contracts/inquiries';
import { Button, useDebounced } from '@rostrum/ui-kit';
import { describeErased, describeHeld } from './retention-words.ts';
import { useRetentionPreview } from './retention.queries.ts';
import styles from './retention.module.css';

export interface RetentionPreviewProps {
  draft: SetupRetention;
  isSaved: boolean;
  timezone: string;
}

/** What the next night would erase under what stands in the section, saved or not. */
export function RetentionPreview({ draft, isSaved, timezone }: RetentionPreviewProps) {
  const asked = useDebounced(draft, 300);
  const isEndless = Object.values(asked).every((days) => days === null);
  const isAsked = !isEndless && setupRetention.safeParse(asked).success;
  const { data, isError, refetch } = useRetentionPreview(asked, isAsked);
  return (
    <div className={styles.preview} aria-live="polite">
      {isEndless ? (
        <p>Everything is kept without an end. Nothing is erased.</p>
      ) : !isAsked ? null : isError ? (
        <p>
          What the next round would erase could not be counted.{' '}
          <Button type="link" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : data ? (
        <>
          <p>
            {isSaved ? 'The next round, ' : 'If you save this, the next round, '}
            <time dateTime={data.at}>
              {formatDay(data.at, timezone)}, {formatZonedClock(data.at, timezone)}
            </time>
            , {isSaved ? 'erases' : 'would erase'} <strong>{describeErased(data)}</strong>.
          </p>
          {describeHeld(data) === null ? null : <p>{describeHeld(data)}</p>}
        </>
      ) : (
        <p>Counting what the next round would erase…</p>
      )}
    </div>
  );
}
