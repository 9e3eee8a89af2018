import { useEffect, useRef, useState } from 'react';

/** Counts whole seconds down while it is not paused, then calls back once. Null never ends. */
export function useCountdown(seconds: number | null, paused: boolean, onEnd: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left === null || paused) return undefined;
    if (left <= 0) {
      end.current();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, paused]);
  return left;
}
