import { useLocation } from '@rostrum/remote-runtime/router';
import { useLayoutEffect, useState } from 'react';
import { createScrollMemory } from './scroll-memory.ts';

/** Back and forward, and a reload, return to where the page was scrolled to. */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  const [memory] = useState(createScrollMemory);
  useLayoutEffect(() => memory.start(), [memory]);
  useLayoutEffect(() => memory.enter(key), [memory, key, pathname, search, hash]);
}
