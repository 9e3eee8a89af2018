import { useEffect } from 'react';

const day = 24 * 3_600_000;
/** In the memory of this tab alone, and gone with it. */
let last: { companyUsername: string; path: string; at: number } | undefined;

/** Remembers the post or question on screen, so that an inquiry can say what it came from. */
export function useReadPublication(companyUsername: string, isShown: boolean): void {
  useEffect(() => {
    if (isShown) last = { companyUsername, path: window.location.pathname, at: Date.now() };
  }, [companyUsername, isShown]);
}

/** The post or question of an organisation that was read last, within a day. */
export const readBefore = (companyUsername: string, now = Date.now()): string | undefined =>
  last?.companyUsername === companyUsername && now - last.at < day ? last.path : undefined;
