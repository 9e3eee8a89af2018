import { inquiryOutcomeLabels, type InquiryDetail } from '@rostrum/contracts';
import { CircleCheckIcon, RelativeTime } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import styles from './closed-strip.module.css';

/** How it ended, in place of the time that is left. */
export function ClosedStrip({ inquiry, action }: { inquiry: InquiryDetail; action?: ReactNode }) {
  const { status, outcome, outcome_note: note, closed_at: closedAt } = inquiry;
  if (status !== 'closed' && status !== 'archived') return null;
  return (
    <section className={styles.strip} aria-label="Outcome">
      <CircleCheckIcon aria-hidden size={18} />
      <p>
        <strong>{outcome ? inquiryOutcomeLabels[outcome] : 'Closed'}</strong>
        {closedAt ? (
          <span className="r-secondary">
            {' '}
            closed <RelativeTime value={closedAt} />
          </span>
        ) : null}
        {note ? <span className={styles.note}>{note}</span> : null}
      </p>
      {action}
    </section>
  );
}
