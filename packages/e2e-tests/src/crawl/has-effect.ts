import type { Page, Request } from '@playwright/test';
import { readState, type Control } from './controls-of.ts';
import { isOfItself } from './wait-until-drawn.ts';

/** How often a page is read for what came of a press, 50 ms apart. */
const reads = 40;
/** Milliseconds until a control that was drawn anew since it was read counts as gone. */
const timeout = 5000;

/** Presses one control and returns whether anything came of it: another state, a request, a file, a window, a print. */
export async function hasEffect(page: Page, { mark }: Control): Promise<boolean> {
  let happened = false;
  const notice = () => {
    happened = true;
  };
  const onRequest = (request: Request) => void (isOfItself(request) || notice());
  const control = page.locator(`[data-crawl="${mark}"]`);
  // Having the focus is no effect of its own: the state before is the one with it.
  await control.evaluate(
    (element: HTMLElement) => {
      element.setAttribute('data-crawl-pressed', '');
      element.focus();
    },
    null,
    { timeout: timeout },
  );
  const before = await readState(page);
  page.on('request', onRequest);
  page.on('popup', notice);
  page.on('download', notice);
  page.on('filechooser', notice);
  try {
    // Pressed as assistive technology does it: what covers a control visually is another test's question.
    await control.evaluate(
      (element: HTMLElement) => {
        for (const type of ['mousedown', 'mouseup'])
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
        element.click();
      },
      null,
      { timeout: timeout },
    );
    for (let read = 0; read < reads && !happened; read += 1) {
      const after = await readState(page).catch(() => 'gone');
      if (after !== before) happened = true;
      else await page.evaluate(() => new Promise((next) => setTimeout(next, 50))).catch(() => undefined);
    }
    if (
      !happened &&
      (await control.getAttribute('role', { timeout: timeout }).catch(() => null)) === 'combobox'
    ) {
      await control.press('ArrowDown', { timeout: timeout });
      happened = (await readState(page)) !== before;
    }
    return happened;
  } finally {
    page.off('request', onRequest);
    page.off('popup', notice);
    page.off('download', notice);
    page.off('filechooser', notice);
  }
}
