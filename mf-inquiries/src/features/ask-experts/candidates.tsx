import { maxSearchLength } from '@rostrum/contracts';
import type { AskCandidate } from '@rostrum/contracts/inquiries';
import { LiveRegion, PanelError, SkeletonBlock, useNow } from '@rostrum/ui-kit';
import { SearchField } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { useCandidates } from './asks.queries.ts';
import { CandidateRow } from './candidate-row.tsx';
import styles from './candidates.module.css';

export interface CandidatesProps {
  inquiryId: string;
  /** In the order in which they were chosen. */
  chosen: readonly string[];
  isInOrder: boolean;
  /** Those who have been asked and not answered, or said yes. */
  takenIds: ReadonlySet<string>;
  onChange: (ids: string[], people: readonly AskCandidate[]) => void;
}

const most = 5;

/** Experts who could be asked, with what the records say; found by name or topic. */
export function Candidates({ inquiryId, chosen, isInOrder, takenIds, onChange }: CandidatesProps) {
  const [q, setQ] = useState('');
  const { data, error, isPending, refetch } = useCandidates(inquiryId, q);
  const now = useNow();
  const items = (data?.items ?? []).filter(({ id }) => !takenIds.has(id));
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id], items);
  return (
    <div className={styles.candidates}>
      <SearchField label="Name or topic" value={q} onSearch={setQ} width="100%" maxLength={maxSearchLength} />
      {isPending ? (
        <div aria-busy="true" className={styles.loading}>
          <LiveRegion message="Loading experts" />
          <SkeletonBlock height={64} />
          <SkeletonBlock height={64} />
        </div>
      ) : null}
      {error ? (
        <PanelError message="Could not load the experts." error={error} onRetry={() => void refetch()} />
      ) : null}
      {data && items.length === 0 ? (
        <p className="r-secondary">
          {q === '' ? 'There are no other experts to ask.' : 'No experts match. Try another name or topic.'}
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul className={styles.list} aria-label="Experts">
          {items.map((candidate) => {
            const index = chosen.indexOf(candidate.id);
            return (
              <CandidateRow
                key={candidate.id}
                candidate={candidate}
                now={now}
                isChosen={index >= 0}
                isFull={chosen.length >= most}
                place={isInOrder && index >= 0 ? index + 1 : null}
                onToggle={() => toggle(candidate.id)}
              />
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
