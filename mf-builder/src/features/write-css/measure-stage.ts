import { themeVariables, type ThemeLook } from '@rostrum/contracts/builder';
import { cssOutlets, type CssOutlet } from './css-outlets.ts';
import { parseHexColour } from './computed-colours.ts';
import { listFindings, type ContrastFinding } from './contrast-findings.ts';
import { listPreviewTexts, readContrast } from './measure-contrast.ts';
import { hasActiveStates, previewModes, type PreviewState } from './preview-sheets.ts';
import type { TextReadings } from './text-readings.ts';

export interface ContrastResult {
  findings: ContrastFinding[];
  /** Classes of the sheet that no preview shows, so that nothing is known about them. */
  unseen: string[];
}

/** Sets the colours of a look on the frame of a preview, in one mode. */
export type ShowLook = (frame: HTMLElement, look: ThemeLook, isDark: boolean) => void;

interface StageLook {
  look: ThemeLook;
  showLook: ShowLook;
}

/** Measures every text of one frame in both modes, without and with the style sheet. */
function measureFrame(
  frame: HTMLElement,
  outlet: CssOutlet,
  { look, showLook }: StageLook,
  withActive: boolean,
): TextReadings[] {
  const texts = listPreviewTexts(frame);
  const readings = texts.map(({ className }): TextReadings => ({ className, outlet, plain: {}, styled: {} }));
  for (const mode of previewModes) {
    showLook(frame, look, mode === 'dark');
    const page = parseHexColour(themeVariables(look)[mode]['--rostrum-surface'] ?? '#FFFFFF');
    const read = (state: PreviewState | '', store: (all: TextReadings, index: number) => void) => {
      frame.dataset.themePreview = state;
      readings.forEach(store);
    };
    const measure = (index: number) => {
      const text = texts[index];
      return text && readContrast(text, frame, page);
    };
    read('', ({ plain }, index) => (plain[mode] = measure(index)));
    for (const state of [mode, ...(withActive ? [`${mode}-active` as const] : [])])
      read(state, ({ styled }, index) => (styled[state] = measure(index)));
  }
  showLook(frame, look, false);
  frame.dataset.themePreview = '';
  return readings;
}

/** Measures the previews of a stage under the style sheet of its document. */
export function measureStage(
  stage: HTMLElement,
  sheet: string,
  { look, showLook }: StageLook,
): ContrastResult {
  const withActive = hasActiveStates(sheet);
  const readings = cssOutlets.flatMap((outlet) => {
    const frame = stage.querySelector<HTMLElement>(`[data-outlet="${outlet}"] [data-theme-preview]`);
    return frame ? measureFrame(frame, outlet, { look, showLook }, withActive) : [];
  });
  const used = new Set(sheet.match(/\.rx-[\w-]+/g));
  return {
    findings: listFindings(readings, look),
    unseen: [...used].filter((selector) => stage.querySelector(selector) === null),
  };
}
