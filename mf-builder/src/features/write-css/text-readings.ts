import type { CssOutlet } from './css-outlets.ts';
import type { Reading } from './measure-contrast.ts';
import type { PreviewMode, PreviewState } from './preview-sheets.ts';

/** One text of a preview, measured without and with the style sheet. */
export interface TextReadings {
  className: string;
  outlet: CssOutlet;
  plain: Partial<Record<PreviewMode, Reading | undefined>>;
  styled: Partial<Record<PreviewState, Reading | undefined>>;
}
