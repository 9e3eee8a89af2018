import type { Page } from '@playwright/test';
import { goWithin, isWithinApplication, leaveAndReturn } from '../browser/go-within.ts';
import { openAddress } from '../browser/open-address.ts';
import { installInspector, readControls, type Control } from './inspector.ts';
import { followOverlays } from './overlays.ts';
import { pressControl } from './press-control.ts';
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
  /** How often the page was loaded, with all its script. */
  loads: number;
  /** How often it was left and come back to within the application. */
  returns: number;
}

export type PressControls = (path: string, options: PressOptions) => Promise<Pressed>;

/** Follows a page from now on, and returns what presses the controls of whatever it opens. */
export async function followControls(page: Page): Promise<PressControls> {
  const drawn = followDrawing(page);
  const overlays = followOverlays(page);
  await installInspector(page);
  // The browser's dialog cannot be seen from the page.
  await page.addInitScript(() => {
    window.print = () => window.history.replaceState(window.history.state, '', '#printed');
  });
  return (path, options) => pressControls({ page, drawn, overlays }, path, options);
}

interface Followed {
  page: Page;
  drawn: ReturnType<typeof followDrawing>;
  overlays: ReturnType<typeof followOverlays>;
}

/** Presses every control of a page that is of a new kind, also those of menus and dialogs. */
async function pressControls(
  { page, drawn, overlays }: Followed,
  path: string,
  { known, isLeftAlone }: PressOptions,
): Promise<Pressed> {
  const outcome: Pressed = { pressed: [], without: [], gone: [], loads: 0, returns: 0 };
  /** Filters, tabs and pages of a list are in the query: the controls of the page are still there. */
  const isElsewhere = () => new URL(page.url()).pathname !== new URL(path, page.url()).pathname;
  const load = async () => {
    outcome.loads += 1;
    await openAddress(page, path);
    await drawn.wait();
  };
  /** Draws the page from the beginning. Most of a load is its script, so what is within the application keeps it. */
  const open = async () => {
    if (![page.url(), path].every(isWithinApplication)) return load();
    outcome.returns += 1;
    if (!(await leaveAndReturn(page, path)) || isElsewhere()) return load();
    await drawn.wait();
  };
  const keyOf = (step: Control | null, control: Control) => {
    const place = control.isFrame ? '' : path.split('?')[0];
    // "Cancel" of one dialog is not that of another.
    return `${place} ${control.isOverlay ? step?.kind : ''} ${control.kind}`;
  };
  const takeNew = async (step: Control | null) =>
    (await readControls(page)).filter((control) => {
      const key = keyOf(step, control);
      if (known.has(key) || isLeftAlone(control)) return false;
      known.add(key);
      return true;
    });
  /** Where the last press began. */
  let from = '';
  const isAway = () => page.url() !== from;
  /** Presses a control if it is there. */
  const pressOne = ({ kind, words, isOverlay }: Control): Promise<boolean | undefined> => {
    from = page.url();
    // A dialog's button may be named like the one that opens the dialog.
    return pressControl(page, { kind, words, isOverlay }).catch(() => undefined);
  };
  /** Presses the control that leads to another one, whose overlay is marked as its own. */
  const takeStep = async (step: Control) => {
    await pressOne(step);
    await drawn.wait();
    await overlays.markAs(step.kind);
  };
  /** Presses it in the page as the one before left it, as far as its own surroundings can be had there. */
  const pressHere = async (step: Control | null, control: Control): Promise<boolean | undefined> => {
    if (isElsewhere()) {
      if (![page.url(), path].every(isWithinApplication)) return undefined;
      await goWithin(page, path);
    }
    const owner = control.isOverlay && step !== null ? step : null;
    if (!(await overlays.clear(owner?.kind ?? null))) return undefined;
    await drawn.wait();
    if (owner !== null && !(await overlays.isAny())) await takeStep(owner);
    return isElsewhere() ? undefined : pressOne(control);
  };
  /** Presses it in the page as it is opened, after the one that leads to it. */
  const pressAnew = async (
    step: Control | null,
    control: Control,
    begin: () => Promise<void>,
  ): Promise<boolean | undefined> => {
    await begin();
    if (step !== null) await takeStep(step);
    return pressOne(control);
  };
  /** Presses one control after the one that leads to it; true when the page is as that left it. */
  const press = async (step: Control | null, control: Control, isLedTo = true): Promise<boolean> => {
    const name = `${path}: ${step === null ? '' : `${step.words} > `}${control.words}`;
    let effect = await pressHere(step, control);
    if (effect === undefined && isLedTo) effect = await pressAnew(step, control, open);
    // What was pressed before may be why it does nothing: only a page just loaded says so.
    if (effect === false) effect = await pressAnew(step, control, load);
    if (effect === undefined) {
      outcome.gone.push(name);
      // Another control may lead to it.
      known.delete(keyOf(step, control));
      return false;
    }
    outcome.pressed.push(name);
    if (!effect) outcome.without.push(name);
    for (const other of page.context().pages()) if (other !== page) await other.close();
    return true;
  };

  await open();
  for (const control of await takeNew(null)) {
    if (!(await press(null, control)) || isAway()) continue;
    // Menus, dialogs and what opens within the page come after the press.
    await drawn.wait();
    if (isAway()) continue;
    await overlays.markAs(control.kind);
    let isLedTo = true;
    // Once one is not where this control leads, the others came with it by chance.
    for (const inner of await takeNew(control)) isLedTo = (await press(control, inner, isLedTo)) && isLedTo;
  }
  return outcome;
}
