import { useState } from 'react';
import type { CurrentArea } from '@rostrum/federation';

const pauses = [10, 20, 40, 80];

/** Seconds until the next automatic retry, longer after each; undefined when a retry would change nothing. */
export function useRetryPause({ failure, area }: CurrentArea) {
  const [tries, setTries] = useState({ area: area?.area, count: 0 });
  const count = tries.area === area?.area ? tries.count : 0;
  return {
    pause: failure?.kind === 'refused' ? undefined : pauses[count],
    countTry: () => setTries({ area: area?.area, count: count + 1 }),
    reset: () => setTries({ area: area?.area, count: 0 }),
  };
}
