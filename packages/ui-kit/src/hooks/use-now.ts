import { useMemo, useSyncExternalStore } from 'react';
import { ticker } from './clock.ts';

/** The present moment in milliseconds, renewed at an interval (a minute unless told). */
export function useNow(everyMs = 60_000): number {
  const clock = useMemo(() => ticker(everyMs), [everyMs]);
  return useSyncExternalStore(clock.subscribe, clock.get, clock.get);
}
