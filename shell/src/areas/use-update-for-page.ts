import type { Areas, CurrentArea } from '@rostrum/federation';
import { useEffect } from 'react';
import { hasPage } from '../frame/pages.ts';
import { usePathname } from '../frame/use-frame.ts';

/**
 * Takes a waiting release at once when the page that a user goes to is only in that one: the menus are of the newest
 * release, and what is on screen does not know the page. Leaving the page before has asked about what was typed.
 */
export function useUpdateForPage(
  { release, update }: CurrentArea,
  { restart }: Pick<Areas, 'restart'>,
): void {
  const pathname = usePathname();
  const isOnlyInUpdate =
    release !== undefined &&
    update !== undefined &&
    !hasPage([release.manifest], pathname) &&
    hasPage([update.manifest], pathname);
  useEffect(() => {
    if (isOnlyInUpdate) restart();
  }, [isOnlyInUpdate, restart]);
}
