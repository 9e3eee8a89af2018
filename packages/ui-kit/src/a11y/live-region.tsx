import { useEffect } from 'react';
import { announce } from './announce.ts';

export interface LiveRegionProps {
  /** Spoken each time it changes; empty says nothing. */
  message: string;
  assertive?: boolean;
}

/** Speaks a message politely (or at once) whenever it changes. Draws nothing. */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  useEffect(() => {
    if (message) announce(message, { assertive });
  }, [message, assertive]);
  return null;
}
