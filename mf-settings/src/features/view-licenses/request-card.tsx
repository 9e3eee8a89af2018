import { formatDay, formatNumber } from '@rostrum/contracts';
import type { SeatKind, SeatRequest } from '@rostrum/contracts/settings';
import { Button, Card } from '@rostrum/ui-kit';
import { useState } from 'react';
import styles from './licenses.module.css';
import { RequestDialog } from './request-dialog.tsx';
import { seatNames } from './seat-words.ts';

interface RequestCardProps {
  request: SeatRequest | null;
  /** The kind that is looked at. */
  kind: SeatKind;
}

/** Asking for more seats, and what was asked for and waits. */
export function RequestCard({ request, kind }: RequestCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card
      title="More seats"
      extra={
        <Button onClick={() => setIsAsking(true)}>
          {request ? 'Change the request' : 'Ask for more seats'}
        </Button>
      }
    >
      {request ? (
        <>
          <p className={styles.request}>
            {request.by} asked for {formatNumber(request.more)} more {seatNames[request.kind].one}{' '}
            {request.more === 1 ? 'seat' : 'seats'} on{' '}
            <time dateTime={request.requested_at}>{formatDay(request.requested_at)}</time>.
          </p>
          {request.note === '' ? null : (
            <p className={styles.note} dir="auto">
              {request.note}
            </p>
          )}
          <p className={styles.quiet}>Your request stays open until the number of seats changes.</p>
        </>
      ) : (
        <p className={styles.quiet}>
          Those who run this installation see what you ask for, and set the seats.
        </p>
      )}
      {isAsking ? <RequestDialog kind={request?.kind ?? kind} onClose={() => setIsAsking(false)} /> : null}
    </Card>
  );
}
