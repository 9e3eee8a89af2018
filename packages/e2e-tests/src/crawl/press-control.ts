import type { Page, Request } from '@playwright/test';
import type { ControlKey, InspectedWindow } from './inspector.ts';
import { isOfItself } from './wait-until-drawn.ts';

/** How often a page is read for what came of a press, 50 ms apart. */
const reads = 40;
/** Milliseconds until a control that was drawn again since it was read counts as gone. */
const timeout = 5000;

/** Presses a control, and returns its mark and whether another state came of it at once; null when it is gone. */
const press = (page: Page, wanted: ControlKey) =>
  page.evaluate(async ({ kind, words, isOverlay }) => {
    const { crawl } = window as unknown as InspectedWindow;
    crawl.presses += 1;
    const found = crawl
      .readControls()
      .find((control) => control.kind === kind && control.words === words && control.isOverlay === isOverlay);
    if (!found) return null;
    const element = document.querySelector<HTMLElement>(`[data-crawl="${found.mark}"]`);
    if (!element) return null;
    // Having the focus is no effect of its own: the state before is the one with it.
    element.setAttribute('data-crawl-pressed', '');
    element.focus();
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
    if (!element.isConnected) return null;
    crawl.before = crawl.readState();
    // Pressed as assistive technology does it: what covers a control visually is another test's question.
    for (const type of ['mousedown', 'mouseup'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
    element.click();
    return { mark: found.mark, hasChanged: crawl.readState() !== crawl.before };
  }, wanted);

/** Reads the page until it differs from what it was before the press, or until the next press. */
const waitForChange = (page: Page) =>
  page
    .evaluate(async (count) => {
      const { crawl } = window as unknown as InspectedWindow;
      const { presses } = crawl;
      for (let read = 0; read < count && presses === crawl.presses; read += 1) {
        if (crawl.readState() !== crawl.before) return true;
        await new Promise((next) => setTimeout(next, 50));
      }
      return false;
    }, reads)
    // The document was replaced: the press led to another one.
    .catch(() => true);

/**
 * Presses one control and returns whether anything came of it: another state, a request, a file, a window, a print;
 * undefined when it is gone.
 */
export async function pressControl(page: Page, wanted: ControlKey): Promise<boolean | undefined> {
  const { promise: event, resolve } = Promise.withResolvers<true>();
  const notice = () => resolve(true);
  const onRequest = (request: Request) => void (isOfItself(request) || notice());
  page.on('request', onRequest);
  page.on('popup', notice);
  page.on('download', notice);
  page.on('filechooser', notice);
  try {
    const pressed = await press(page, wanted).catch(() => null);
    if (pressed === null) return undefined;
    if (pressed.hasChanged || (await Promise.race([event, waitForChange(page)]))) return true;
    const control = page.locator(`[data-crawl="${pressed.mark}"]`);
    if ((await control.getAttribute('role', { timeout }).catch(() => null)) !== 'combobox') return false;
    await control.press('ArrowDown', { timeout });
    return await waitForChange(page);
  } finally {
    page.off('request', onRequest);
    page.off('popup', notice);
    page.off('download', notice);
    page.off('filechooser', notice);
  }
}
