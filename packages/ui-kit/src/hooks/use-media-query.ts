import { smallScreenBreakpointPx } from '@rostrum/contracts';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  const read = useCallback(() => window.matchMedia?.(query)?.matches ?? false, [query]);
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Phone widths: up to and including 768 px. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${smallScreenBreakpointPx}px)`);

/** Up to 1180 px: logo mark only, side panels move into drawers. */
export const useIsTablet = (): boolean => useMediaQuery('(max-width: 1180px)');

export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
