import { useState } from 'react';
import { useCountdown } from '../notifications/use-countdown.ts';

/** Counts down to a retry that the person can stop. */
export function useAutomaticRetry(seconds: number | undefined, onRetry: () => void) {
  const [stopped, setStopped] = useState(false);
  const left = useCountdown(seconds ?? null, stopped, onRetry);
  const isCounting = !stopped && left !== null && left > 0;
  return { left, isCounting, stopped, stop: () => setStopped(true) };
}
