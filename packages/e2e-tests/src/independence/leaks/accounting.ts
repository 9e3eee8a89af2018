import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after its garbage was collected. */
export interface Holdings {
  heapMb: number;
  nodes: number;
  listeners: number;
  styleTags: number;
  styleSheets: number;
}

/** Counts what a page holds. Nothing of Playwright's own may hold on to the page's nodes meanwhile: no element handles. */
export async function accountant(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  return async (): Promise<Holdings> => {
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    const [styleTags = 0, styleSheets = 0] = await page.evaluate(() =>
      ['style', 'link[rel="stylesheet"]'].map((tags) => document.querySelectorAll(tags).length),
    );
    return {
      heapMb: metric('JSHeapUsedSize') / 1e6,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      styleTags,
      styleSheets,
    };
  };
}

/**
 * What a page holds once it is at rest: a page drawn a moment ago gives some of its nodes back later, and a count in between
 * would hide as much as is still to be given back.
 */
export async function atRest(count: () => Promise<Holdings>): Promise<Holdings> {
  let last = await count();
  for (let sameInARow = 0; sameInARow < 4;) {
    await new Promise((settle) => setTimeout(settle, 500));
    const next = await count();
    const isSame = next.nodes === last.nodes && next.listeners === last.listeners;
    sameInARow = isSame ? sameInARow + 1 : 0;
    last = next;
  }
  return last;
}

/** One area of a round: where it begins, and who it is. */
export type Stop = readonly [area: string, href: string];

/** Goes through areas again and again by a link of the page, in one call, so that no node leaves the page. */
export const goRound = (page: Page, stops: readonly Stop[], rounds: number) =>
  page.evaluate(
    async ({ stops: round, rounds: times }) => {
      const link = document.createElement('a');
      document.body.append(link);
      const arrived = (area: string) =>
        new Promise<void>((settle) => {
          const look = () => {
            const shown = [...document.querySelectorAll<HTMLElement>('[data-area]')];
            const isThere = shown.length === 1 && shown[0]?.dataset['area'] === area;
            const isDrawn = isThere && document.querySelector('main h1') !== null;
            if (isDrawn && document.querySelector('.r-page-skeleton, .f-area-loading') === null) settle();
            else requestAnimationFrame(look);
          };
          look();
        });
      for (let time = 0; time < times; time += 1) {
        for (const [area, href] of round) {
          link.href = href;
          link.click();
          await arrived(area);
        }
      }
      link.remove();
    },
    { stops, rounds },
  );
