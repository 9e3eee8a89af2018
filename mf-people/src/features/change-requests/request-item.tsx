import { DifferenceView } from '@rostrum/change-log/difference';
import type { ChangeRequest } from '@rostrum/contracts/people';
import { RelativeTime } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import styles from './change-requests.module.css';

interface RequestItemProps {
  request: ChangeRequest;
  children?: ReactNode;
}

/** One change that waits, or came back: who, what, and what can be done. */
export const RequestItem = ({ request, children }: RequestItemProps) => (
  <section className={styles.request} aria-label={request.label}>
    <h3>{request.label}</h3>
    <p className="r-secondary">
      {request.requested_by}, <RelativeTime value={request.requested_at} />
    </p>
    <DifferenceView difference={request.difference} />
    {request.comment ? (
      <p className={styles.comment}>
        <strong>{request.decided_by} sent it back:</strong> {request.comment}
      </p>
    ) : null}
    {children ? <div className={styles.actions}>{children}</div> : null}
  </section>
);
