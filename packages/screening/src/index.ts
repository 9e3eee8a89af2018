export { screeningClasses, type ScreeningCategory, type ScreeningClass } from './classes.ts';
export {
  type Decision,
  decideScreening,
  type Guard,
  type Sensitivity,
  sensitivities,
  thresholds,
} from './decide.ts';
export type { Reason } from './reasons.ts';
export { type Assessment, type ScreenedText, type Screener, screenText } from './screen-text.ts';
export type { Signals } from './signals.ts';
