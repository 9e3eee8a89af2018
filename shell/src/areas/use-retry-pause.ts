import { useCallback, useState } from 'react';
import type { CurrentArea } from '@rostrum/federation';

const pauses = [10, 20, 40, 80];

/** Seconds until the next automatic retry, longer after each; undefined when a retry would change nothing. */
export function useRetryPause({ failure, area, status }: CurrentArea) {
  const name = area?.area;
  const [tries, setTries] = useState({ name, count: 0 });
  // An area that arrived, or another one, begins anew.
  const isOver = tries.name !== name || status === 'mounted';
  if (isOver && (tries.count > 0 || tries.name !== name)) setTries({ name, count: 0 });

  return {
    pause: failure?.kind === 'refused' ? undefined : pauses[isOver ? 0 : tries.count],
    countTry: useCallback(() => setTries((last) => ({ ...last, count: last.count + 1 })), []),
  };
}
