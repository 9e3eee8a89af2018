import { expect, type Page, type Request } from '@playwright/test';
import { settle } from './crawl-links.ts';

/** Requests that no control asks for: the stream of live updates, and what pages report by themselves. */
export const isOfItself = (request: Request): boolean =>
  /\/(app\/live|registry\/reports|app\/events|app\/public\/events)/.test(request.url());

/** Whether a page has nothing left to do and says of no part that it is still to come. */
const isStill = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      await new Promise((next) => requestIdleCallback(next, { timeout: 1000 }));
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
      const busy = document.querySelectorAll(
        '[aria-busy="true"], .r-skeleton, .r-page-skeleton, .ant-spin-spinning',
      );
      return ![...busy].some((element) => element.checkVisibility({ visibilityProperty: true }));
    })
    // The document was replaced meanwhile.
    .catch(() => false);

export interface DrawnPage {
  /** Waits until the page shows all it has: nothing is asked for any more, and nothing is on its way. */
  wait: () => Promise<void>;
}

/** Follows the requests of a page, so that its controls are read once they are all there. */
export function followDrawing(page: Page): DrawnPage {
  const open = new Set<Request>();
  page.on('request', (request) => void (isOfItself(request) || open.add(request)));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // What the page before asked for is never answered.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of open) if (!request.isNavigationRequest()) open.delete(request);
  });
  return {
    async wait() {
      await settle(page);
      let quiet = 0;
      await expect
        .poll(
          async () => {
            quiet = open.size === 0 && (await isStill(page)) && open.size === 0 ? quiet + 1 : 0;
            return quiet;
          },
          // One answer leads to the next request: only what stays quiet is drawn.
          { intervals: [0], timeout: 60_000, message: 'the page is drawn' },
        )
        .toBeGreaterThanOrEqual(2);
    },
  };
}
