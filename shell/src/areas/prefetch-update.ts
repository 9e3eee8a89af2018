import type { Areas } from '@rostrum/federation';
import type { RegistryArea } from '@rostrum/contracts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

const code = /\.(js|css|json)$/;
/** An area with more than this is fetched when it is opened, like any other. */
const mostBytes = 400_000;

/** Brings the files into the browser's cache and runs none of them: the release on screen is not to notice. */
async function fetchFiles({ base, integrity }: RegistryArea) {
  for (const [name, hash] of Object.entries(integrity)) {
    if (!code.test(name)) continue;
    // One after the other: no one waits for them.
    await fetch(new URL(base + name, window.location.href), { integrity: hash, priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
  }
}

/** Fetches the release that waits for its turn while the page is idle. */
export function prefetchUpdates(areas: Pick<Areas, 'get' | 'subscribe'>): void {
  let last: string | undefined;
  areas.subscribe(() => {
    const { update } = areas.get();
    if (!update || update.base === last || savesData()) return;
    last = update.base;
    if (update.sizes.js + update.sizes.css <= mostBytes) whenIdle(() => void fetchFiles(update));
  });
}
