import type { Areas, CurrentArea } from '@rostrum/federation';
import { useEffect } from 'react';
import { pageAt } from '../frame/pages.ts';
import { usePathname } from '../frame/use-frame.ts';

/**
 * Takes a waiting release at once when the page that a user goes to is only in that one: the menus are of the newest
 * release, and what is on screen does not know the page, or takes its name for a parameter of another page. Leaving the
 * page before has asked about what was typed.
 */
export function useUpdateForPage(
  { release, update }: CurrentArea,
  { restart }: Pick<Areas, 'restart'>,
): void {
  const pathname = usePathname();
  const page = update && pageAt([update.manifest], pathname);
  const isOnlyInUpdate = page !== undefined && release?.manifest.pages.includes(page) === false;
  useEffect(() => {
    if (isOnlyInUpdate) restart();
  }, [isOnlyInUpdate, restart]);
}
