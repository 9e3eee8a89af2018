import type { ThemeLook } from '@rostrum/contracts/builder';
import { toAdvice } from './contrast-advice.ts';
import type { CssOutlet } from './css-outlets.ts';
import type { Reading } from './measure-contrast.ts';
import type { TextReadings } from './text-readings.ts';
import { previewModes, type PreviewMode } from './preview-sheets.ts';

/** Text that the style sheet makes hard to read. */
export interface ContrastFinding {
  className: string;
  outlets: readonly [CssOutlet, ...CssOutlet[]];
  mode: PreviewMode;
  /** True if only parts under the pointer or in focus are affected. */
  isActive: boolean;
  front: string;
  ground: string;
  ratio: number;
  required: number;
  /** What to change in the style sheet. */
  advice: string;
}

/** Formats a ratio without rounding up: 4.49 is not 4.5. */
export const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

const isSame = (one: Reading, other: Reading | undefined): boolean =>
  other !== undefined &&
  one.front === other.front &&
  one.ground === other.ground &&
  one.required === other.required;

/**
 * Lists what the style sheet makes hard to read, worst first. Colours that are hard to read without it are left to Branding,
 * which has a check of its own.
 */
export function listFindings(texts: readonly TextReadings[], look: ThemeLook): ContrastFinding[] {
  const findings = new Map<string, ContrastFinding>();
  for (const text of texts) {
    for (const mode of previewModes) {
      for (const isActive of [false, true]) {
        const reading = text.styled[isActive ? (`${mode}-active` as const) : mode];
        if (!reading || reading.ratio >= reading.required) continue;
        if (isSame(reading, text.plain[mode]) || (isActive && isSame(reading, text.styled[mode]))) continue;
        const { className, outlet } = text;
        const { front, ground, ratio, required } = reading;
        const key = [className, mode, isActive, front, ground, required].join(' ');
        const found = findings.get(key);
        if (!found) {
          const sameClass = texts.filter((other) => other.className === className);
          const advice = toAdvice({ text, reading, mode, isActive, sameClass }, look);
          const pair = { front, ground, ratio, required };
          findings.set(key, { ...pair, className, outlets: [outlet], mode, isActive, advice });
        } else if (!found.outlets.includes(outlet))
          findings.set(key, { ...found, outlets: [...found.outlets, outlet] });
      }
    }
  }
  return [...findings.values()].toSorted((one, other) => one.ratio - other.ratio);
}
