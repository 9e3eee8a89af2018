import { formatList } from '@rostrum/contracts';
import type { ApiError } from '@rostrum/api-client';
import { Button, durationText, TriangleAlertIcon } from '@rostrum/ui-kit';
import styles from './send-failure.module.css';

export interface SendFailureProps {
  error: ApiError | null;
  deskPhone: string | null;
  /** Organisations that have it already, and the one that refused, when it goes to several. */
  sentTo: readonly string[];
  failedFor: string | null;
  onSendAsNew: () => void;
}

const Desk = ({ phone }: { phone: string | null }) =>
  phone === null ? null : (
    <>
      {' '}
      The desk answers at <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>.
    </>
  );

/** Why the inquiry did not go out and what to do now. The text of the form is kept in every case. */
export function SendFailure({ sentTo, failedFor, ...failure }: SendFailureProps) {
  const { error } = failure;
  return (
    <div role="alert" className={styles.sendFailure}>
      <TriangleAlertIcon aria-hidden />
      <div>
        {failedFor !== null && (
          <p>
            {sentTo.length > 0 && `${formatList(sentTo)} ${sentTo.length === 1 ? 'has' : 'have'} it. `}
            {failedFor} has not.
          </p>
        )}
        <FailureWords {...failure} />
        {error?.requestId && error.status >= 500 && (
          <div className="r-caption">Request {error.requestId}</div>
        )}
      </div>
    </div>
  );
}

function FailureWords({ error, deskPhone, onSendAsNew }: Omit<SendFailureProps, 'sentTo' | 'failedFor'>) {
  if (error?.code === 'too_many_requests')
    return (
      <>
        <strong>You’ve sent a lot of inquiries.</strong> Your text is saved. Try again
        {error.retryAfterSeconds
          ? ` in ${durationText(Math.ceil(error.retryAfterSeconds / 60) * 60_000)}`
          : ' later'}
        .
        <Desk phone={deskPhone} />
      </>
    );
  if (error?.code === 'idempotency_conflict')
    return (
      <>
        <strong>Your first attempt has arrived.</strong> The text has changed since. Send the new text as a
        second inquiry, or leave it at the first: its tracking link is in your email.
        <div className={styles.action}>
          <Button onClick={onSendAsNew}>Send as a second inquiry</Button>
        </div>
      </>
    );
  if (error && error.status >= 400 && error.status < 500)
    return (
      <>
        <strong>{error.message}</strong> Your text is kept.
      </>
    );
  return (
    <>
      <strong>Could not send.</strong> Your text is kept. Try again.
      <Desk phone={deskPhone} />
    </>
  );
}
