import type { Page } from '@playwright/test';
import { readControls, type Control } from './controls-of.ts';
import { hasEffect } from './has-effect.ts';
import { followDrawing } from './wait-until-drawn.ts';

export interface PressOptions {
  /** Kinds of controls that were pressed before, on any page: a second of the same kind is not pressed again. */
  known: Set<string>;
  /** Whether a control is left alone; the ones that would end the session. */
  isLeftAlone: (control: Control) => boolean;
}

export interface Pressed {
  /** By role and name. */
  pressed: string[];
  /** What did nothing, with the controls that lead to it. */
  without: string[];
  /** What was there when the page was read, and gone when its turn came. */
  gone: string[];
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], .ant-popover';
/** Counts its seconds, so that everything pressed meanwhile would seem to do something. */
const notification = '.r-notification';

/** Presses every control of a page that is of a new kind, also those of menus and dialogs. */
export async function pressControls(
  page: Page,
  path: string,
  { known, isLeftAlone }: PressOptions,
): Promise<Pressed> {
  const outcome: Pressed = { pressed: [], without: [], gone: [] };
  const drawn = followDrawing(page);
  const isShown = async (selector: string) =>
    (await page.locator(selector).locator('visible=true').count()) > 0;
  const isAway = () => page.url() !== new URL(path, page.url()).href;
  const open = async () => {
    await page.goto(path);
    await drawn.wait();
  };
  // A dialog's button may be named like the one that opens the dialog.
  const find = async ({ kind, words, isOverlay }: Control) =>
    (await readControls(page)).find(
      (control) => control.kind === kind && control.words === words && control.isOverlay === isOverlay,
    );
  const takeNew = async (step: Control | null) =>
    (await readControls(page)).filter((control) => {
      const place = control.isFrame ? '' : path.split('?')[0];
      // "Cancel" of one dialog is not that of another.
      const key = `${place} ${control.isOverlay ? step?.kind : ''} ${control.kind}`;
      if (known.has(key) || isLeftAlone(control)) return false;
      known.add(key);
      return true;
    });
  /** Presses one control after the one that leads to it; true when the page is as that left it. */
  const press = async (step: Control | null, control: Control): Promise<boolean> => {
    const name = `${path}: ${step === null ? '' : `${step.words} > `}${control.words}`;
    if (step !== null || isAway() || (await isShown(`${overlays}, ${notification}`))) await open();
    if (step !== null) {
      const there = await find(step);
      if (there !== undefined) await hasEffect(page, there).catch(() => undefined);
      await drawn.wait();
    }
    let there = await find(control);
    if (there === undefined && step === null) {
      await open();
      there = await find(control);
    }
    const effect = there && (await hasEffect(page, there).catch(() => undefined));
    if (effect === undefined) {
      outcome.gone.push(name);
      return false;
    }
    outcome.pressed.push(name);
    if (!effect) outcome.without.push(name);
    for (const other of page.context().pages()) if (other !== page) await other.close();
    return true;
  };

  // The browser's dialog cannot be seen from the page.
  await page.addInitScript(() => {
    window.print = () => window.history.replaceState(window.history.state, '', '#printed');
  });
  await open();
  for (const control of await takeNew(null)) {
    if (!(await press(null, control)) || isAway()) continue;
    // Menus, dialogs and what opens within the page come after the press.
    await drawn.wait();
    for (const inner of isAway() ? [] : await takeNew(control)) await press(control, inner);
  }
  return outcome;
}
