import { formatNumber } from '@rostrum/contracts';
import type { MergeAsSeen } from '@rostrum/contracts/settings';
import { PanelError } from '@rostrum/ui-kit';
import { SearchField, Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { countText } from '../scheme-words.ts';
import styles from '../vocabulary.module.css';

type Time = 'before' | 'after';
const times: { value: Time; label: string }[] = [
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
];

const experts = (count: number) => countText(count, 'expert', 'experts');

function Finding({ seen, time }: { seen: MergeAsSeen; time: Time }) {
  const { before, after } = seen;
  if (after === null)
    return (
      <>
        <strong>{experts(before.experts)}</strong> before. So many people have this term that the merge is not
        tried out beforehand.
      </>
    );
  const [shown, other] = time === 'after' ? [after, before] : [before, after];
  return (
    <>
      <strong>{experts(shown.experts)}</strong>
      {shown.via === null ? null : (
        <>
          {' '}
          via <mark>{shown.via}</mark>
        </>
      )}
      , {time === 'after' ? 'before' : 'after'}: {formatNumber(other.experts)}
    </>
  );
}

interface SeenByAVisitorProps {
  q: string;
  onSearch: (q: string) => void;
  seen: { data: MergeAsSeen | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** The effect on a real search of the organisation's own directory. */
export function SeenByAVisitor({ q, onSearch, seen }: SeenByAVisitorProps) {
  const [time, setTime] = useState<Time>('after');
  const { data, isError, isFetching, refetch } = seen;
  return (
    <section className={styles.seen} aria-label="Seen by a visitor">
      <div className={styles.head}>
        <h3 className="r-label">Seen by a visitor</h3>
        <Segmented aria-label="When" value={time} options={times} onChange={setTime} />
      </div>
      <div className={styles.finding}>
        <SearchField label="What a visitor types" value={q} maxLength={80} width={180} onSearch={onSearch} />
        <p aria-live="polite" aria-busy={isFetching} className={styles.quiet}>
          {q === '' ? (
            'Type what a visitor of your directory would.'
          ) : data && data.q === q ? (
            <Finding seen={data} time={time} />
          ) : isError ? null : (
            'Searching your directory…'
          )}
        </p>
      </div>
      {isError && q !== '' ? <PanelError onRetry={() => void refetch()} retrying={isFetching} /> : null}
    </section>
  );
}
