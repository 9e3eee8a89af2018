import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Requests that no control asks for: the stream of live updates, and what pages report by themselves. */
export const isOfItself = (request: Request): boolean =>
  /\/(app\/live|registry\/reports|app\/events|app\/public\/events)/.test(request.url());

/** Milliseconds until a page counts as one that never comes to rest. */
const timeout = 60_000;

/** Whether a page is drawn, has nothing left to do and says of no part that it is still to come, twice in a row. */
const isStill = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      const root = document.getElementById('root');
      const drawn = root?.firstElementChild;
      // What the server wrote for readers without script is replaced first; its own plain pages have no root.
      const isDrawn = !root || (drawn && Object.keys(drawn).some((key) => key.startsWith('__reactFiber')));
      if (!isDrawn || document.querySelector('h1, h2') === null) return false;
      if (document.querySelector('[aria-busy="true"]') !== null) return false;
      for (let times = 0; times < 2; times += 1) {
        await new Promise((next) => requestIdleCallback(next, { timeout: 1000 }));
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
        const busy = document.querySelectorAll(
          '[aria-busy="true"], .r-skeleton, .r-page-skeleton, .ant-spin-spinning',
        );
        if ([...busy].some((element) => element.checkVisibility({ visibilityProperty: true }))) return false;
      }
      return true;
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
      const hasRest = async () => open.size === 0 && (await isStill(page)) && open.size === 0;
      for (const began = performance.now(); !(await hasRest()); await wait(10))
        if (performance.now() - began > timeout) throw new Error(`${page.url()} never came to rest.`);
    },
  };
}
