import type { ClearanceStep } from '@rostrum/contracts/inquiries';
import { RelativeTime } from '@rostrum/ui-kit';
import styles from './clearance.module.css';

const stateWords: Record<ClearanceStep['state'], string> = {
  waiting: 'Comes after the step before',
  pending: 'Asked',
  approved: 'Cleared',
  rejected: 'Not cleared',
  withdrawn: 'Not needed any more',
};

/** Who clears it, in order, and how far it is. */
export const ClearanceSteps = ({ steps }: { steps: readonly ClearanceStep[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ id, name, approver, state, reason, opened_at, decided_at }) => {
      const at = decided_at ?? (state === 'pending' ? opened_at : null);
      return (
        <li key={id} className={styles[state]}>
          <strong>{name}</strong>, {approver.name}
          <span className="r-caption">
            {stateWords[state]} {at === null ? null : <RelativeTime value={at} />}
          </span>
          {reason === null ? null : (
            <span className={styles.reason} dir="auto">
              {reason}
            </span>
          )}
        </li>
      );
    })}
  </ol>
);
