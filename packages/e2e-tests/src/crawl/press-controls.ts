import type { Page, Request } from '@playwright/test';
import { settle } from './crawl-links.ts';
import { readControls, readState, type Control } from './controls-of.ts';

/** Requests that no control asks for: the stream of live updates, and what browsers report by themselves. */
const ofItself = /\/(app\/live|registry\/reports|app\/events|app\/public\/events)/;

export interface PressOptions {
  /** Kinds of controls that were pressed before, on any page: a second of the same kind is not pressed again. */
  known: Set<string>;
  /** Whether a control is left alone; the ones that would end the session. */
  isLeftAlone: (control: Control) => boolean;
}

/** Presses one control and returns whether anything came of it. */
async function hasEffect(page: Page, { mark }: Control): Promise<boolean> {
  let happened = false;
  const notice = (request?: Request) => {
    if (request === undefined || !ofItself.test(request.url())) happened = true;
  };
  const onRequest = (request: Request) => notice(request);
  const onOther = () => notice();
  const control = page.locator(`[data-crawl="${mark}"]`);
  await control.evaluate((element) => element.setAttribute('data-crawl-pressed', ''));
  const before = await readState(page);
  page.on('request', onRequest);
  page.on('popup', onOther);
  page.on('download', onOther);
  page.on('filechooser', onOther);
  try {
    // Pressed as assistive technology does it: what covers a control visually is another test's question.
    await control.evaluate((element: HTMLElement) => {
      element.focus();
      element.click();
    });
    for (let tries = 0; tries < 40 && !happened; tries += 1) {
      const after = await readState(page).catch(() => 'gone');
      if (after !== before) happened = true;
      else await page.evaluate(() => new Promise((next) => setTimeout(next, 50))).catch(() => undefined);
    }
    if (!happened && (await control.getAttribute('role').catch(() => null)) === 'combobox') {
      await control.press('ArrowDown');
      happened = (await readState(page)) !== before;
    }
    return happened;
  } finally {
    page.off('request', onRequest);
    page.off('popup', onOther);
    page.off('download', onOther);
    page.off('filechooser', onOther);
  }
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], .ant-popover';

/** Whether the page is no longer what it was when it was opened. */
async function isLeft(page: Page, path: string): Promise<boolean> {
  if (page.url() !== new URL(path, page.url()).href) return true;
  return (await page.locator(overlays).locator('visible=true').count()) > 0;
}

/** Presses every control of a page that is of a new kind, also those of menus and dialogs, and returns those that did nothing. */
export async function pressControls(
  page: Page,
  path: string,
  { known, isLeftAlone }: PressOptions,
): Promise<{ pressed: number; without: string[] }> {
  const without: string[] = [];
  let pressed = 0;
  const open = async () => {
    await page.goto(path);
    await settle(page);
  };
  const find = async ({ kind, words }: Control) =>
    (await readControls(page)).find((control) => control.kind === kind && control.words === words);
  const takeNew = async (within: string) =>
    (await readControls(page)).filter((control) => {
      const key = control.isFrame ? control.kind : `${path.split('?')[0]} ${within} ${control.kind}`;
      if (known.has(key) || isLeftAlone(control)) return false;
      known.add(key);
      return true;
    });
  /** Presses one control after those that lead to it, on a page that was not touched before. */
  const press = async (steps: readonly Control[], control: Control): Promise<boolean> => {
    if (steps.length > 0 || (await isLeft(page, path))) await open();
    for (const step of steps) {
      const there = await find(step);
      if (there === undefined || !(await hasEffect(page, there))) return false;
    }
    let there = await find(control);
    if (there === undefined && steps.length === 0) {
      await open();
      there = await find(control);
    }
    if (there === undefined) return false;
    pressed += 1;
    if (!(await hasEffect(page, there)))
      without.push(`${path}: ${[...steps, control].map(({ words }) => words).join(' > ')}`);
    for (const other of page.context().pages()) if (other !== page) await other.close();
    return true;
  };

  await open();
  for (const control of await takeNew('')) {
    if (!(await press([], control))) continue;
    if (page.url() !== new URL(path, page.url()).href) continue;
    if ((await page.locator(overlays).locator('visible=true').count()) === 0) continue;
    for (const inner of await takeNew(control.kind)) await press([control], inner);
  }
  return { pressed, without };
}
