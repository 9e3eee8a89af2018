import type { RegistryArea } from '@rostrum/contracts';
import type { Areas } from '@rostrum/federation';

/** The style sheets of an earlier build: it is gone for good, and its rules would go on beside those of the new one. */
function removeStyles(base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href.startsWith(base)) link.remove();
}

/**
 * Puts each new build of an area that a developer runs in the place of the one on screen: unmounted, loaded, mounted.
 * Address, session and everything that was fetched stay; what was typed does not.
 */
export function followLocalBuilds(areas: Areas, local: readonly RegistryArea[]): void {
  for (const { area, base } of local) {
    const changes = new EventSource(new URL('changes', base));
    changes.addEventListener('message', () => {
      if (areas.get().area?.area !== area) return;
      removeStyles(base);
      areas.restart();
    });
  }
}
