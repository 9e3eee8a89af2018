export { screeningClasses, type ScreeningCategory, type ScreeningClass } from './classes.ts';
export {
  type Decision,
  decideScreening,
  type Guard,
  type Sensitivity,
  sensitivities,
  thresholds,
} from './decide.ts';
export { compareTexts, type ComparedText } from './meaning/likeness.ts';
export { splitParts } from './meaning/split-parts.ts';
export type { Reason } from './reasons.ts';
export {
  type Assessment,
  type ScreenedText,
  type Screener,
  screenText,
  type TextVectors,
} from './screen-text.ts';
export type { Signals } from './signals.ts';
export { isEnglish } from './text/is-english.ts';
