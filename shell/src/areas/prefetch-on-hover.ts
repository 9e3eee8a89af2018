import type { Areas } from '@rostrum/federation';
import { savesData } from './saves-data.ts';

/** Fetches an area's code while the pointer, or the keyboard, rests on a link to it. */
export function prefetchOnHover(areas: Pick<Areas, 'prefetch' | 'ownerOf'>, page: Document = document): void {
  if (savesData()) return;
  const asked = new Set<string>();
  const onInterest = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    const area = areas.ownerOf(link.pathname)?.area;
    if (area === undefined || asked.has(area)) return;
    asked.add(area);
    areas.prefetch(link.pathname);
  };
  page.addEventListener('pointerover', onInterest, { passive: true });
  page.addEventListener('focusin', onInterest);
}
