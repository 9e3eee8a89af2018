import { useState } from 'react';
import { clock, useCountdown } from '../form/use-countdown.ts';

/** Mail takes a moment; asking again at once only makes the first link stop working. */
const pauseMs = 45_000;

/** Sends the mail again, not before a pause. Answers of `onResend`: whether it was sent. */
export function ResendButton({ onResend }: { onResend: () => Promise<boolean> }) {
  const [until, setUntil] = useState(() => Date.now() + pauseMs);
  const [isBusy, setIsBusy] = useState(false);
  const seconds = useCountdown(until);
  const isWaiting = seconds > 0;

  async function resend() {
    if (isBusy || isWaiting) return;
    setIsBusy(true);
    if (await onResend()) setUntil(Date.now() + pauseMs);
    setIsBusy(false);
  }

  return (
    <button
      type="button"
      className="s-button s-button--plain"
      aria-disabled={isBusy || isWaiting}
      onClick={() => void resend()}
    >
      {isBusy ? 'Sending…' : 'Send it again'}
      {isWaiting ? <span className="r-tabular">{` in ${clock(seconds)}`}</span> : null}
    </button>
  );
}
