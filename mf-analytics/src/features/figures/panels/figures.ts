import { durationText } from '@rostrum/ui-kit';

/** A share of 0–1 as `91%`; a dash when nothing was counted. */
export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;

/** `1 min 52 s`, `41 s`: how long a text is read. */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return '–';
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

export const minutesText = (minutes: number | null): string =>
  minutes === null ? '–' : durationText(minutes * 60_000);
