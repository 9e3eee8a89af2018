import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const kinds = ['js', 'css', 'json'] as const;
export type Kind = (typeof kinds)[number];
export type Bytes = Record<Kind, number>;

const quietMs = 1000;

function kindOf(url: string): Kind | undefined {
  const { pathname } = new URL(url);
  if (!/^\/(assets|remotes)\//.test(pathname)) return undefined;
  return kinds.find((kind) => pathname.endsWith(`.${kind}`));
}

/** Counts the code that a page fetches, each file once and as it travels. */
export function countTransferred(page: Page, isCounted: (url: string) => boolean = () => true) {
  const sizes = new Map<string, number>();
  let last = performance.now();
  page.on('response', (response) => {
    last = performance.now();
    if (kindOf(response.url()) && isCounted(response.url()))
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? '0'));
  });
  return async (): Promise<Bytes> => {
    // Live updates keep a request open, so the network is never idle; a page is there when nothing came for a second.
    while (performance.now() - last < quietMs) await wait(100);
    const bytes: Bytes = { js: 0, css: 0, json: 0 };
    for (const [url, size] of sizes) bytes[kindOf(url) ?? 'json'] += size;
    return bytes;
  };
}
