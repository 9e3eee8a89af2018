import { useCallback, useState } from 'react';
import type { CurrentArea } from '@rostrum/federation';

const pauses = [10, 20, 40, 80] as const;
const longest = 80;

/** Never all visitors of an area at the same second. */
const spread = (seconds: number) => Math.round(seconds * (0.8 + Math.random() * 0.4));
const pauseAfter = (count: number) => spread(pauses[count] ?? longest);

/** Seconds until the next automatic retry, longer after each; undefined when a retry would change nothing. */
export function useRetryPause({ failure, area, status }: CurrentArea) {
  const name = area?.area;
  const [tries, setTries] = useState(() => ({ name, count: 0, pause: pauseAfter(0) }));
  // An area that arrived, or another one, begins anew.
  const isOver = tries.name !== name || status === 'mounted';
  if (isOver && (tries.count > 0 || tries.name !== name)) setTries({ name, count: 0, pause: pauseAfter(0) });

  return {
    pause: failure?.kind === 'refused' ? undefined : tries.pause,
    countTry: useCallback(
      () => setTries(({ name: of, count }) => ({ name: of, count: count + 1, pause: pauseAfter(count + 1) })),
      [],
    ),
  };
}
