import type { Percentiles } from '@rostrum/contracts/analytics';
import { minutesText } from '../panels/figures.ts';

/** The parts of all inquiries that a pace is said of. */
export const paces = [
  ['Half', 'half'],
  ['Three of four', 'most'],
  ['19 of 20', 'nearly_all'],
] as const satisfies readonly (readonly [string, keyof Percentiles])[];
export type Pace = (typeof paces)[number][1];

export const paceColumns = (what: string): string[] =>
  paces.map(([part]) => `${what}: ${part.toLowerCase()} within`);

export const paceCells = (times: Percentiles): string[] => paces.map(([, pace]) => minutesText(times[pace]));
