import type { Page } from '@playwright/test';

declare global {
  var areaTimes: { since: number; shown: Record<string, number> } | undefined;
}

/** Runs in the page before anything else: notes when an area's heading appears, and when something was clicked. */
function noteAreas() {
  const times = { since: 0, shown: {} as Record<string, number> };
  globalThis.areaTimes = times;
  addEventListener(
    'click',
    () => {
      times.since = performance.now();
      times.shown = {};
    },
    true,
  );
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('[data-area] h1')) {
      const area = heading.closest<HTMLElement>('[data-area]')?.dataset['area'];
      if (area !== undefined) times.shown[area] ??= performance.now();
    }
  }).observe(document, { childList: true, subtree: true });
}

export const watchAreas = (page: Page): Promise<void> => page.addInitScript(noteAreas).then(() => {});

/** Milliseconds from the last click, or else from the start of the page, until the area was there. */
export async function shownAfter(page: Page, area: string): Promise<number> {
  const read = (name: string) => {
    const times = globalThis.areaTimes;
    const shown = times?.shown[name];
    return shown === undefined || !times ? null : shown - times.since;
  };
  // The page's own clock, read once it is over: asking while it works would take part of its slow processor.
  const handle = await page.waitForFunction(read, area, { polling: 250, timeout: 60_000 });
  return Number(await handle.jsonValue());
}
