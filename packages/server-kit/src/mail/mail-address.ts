import { email } from '@rostrum/contracts';

/**
 * One plain address or undefined. Checked again right before sending, whatever checked it earlier: a mail library
 * reads "a@x, evil@e" as two recipients and a line break as a new header.
 */
export function singleAddress(value: string): string | undefined {
  const parsed = email.safeParse(value);
  return parsed.success && /^[^\s,;:<>"()[\]\\]+@[^\s,;:<>"()[\]\\@]+$/.test(parsed.data)
    ? parsed.data
    : undefined;
}

/** A name or subject as one header line: no control characters, no line separators. */
export const headerText = (value: string, longest: number): string =>
  value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longest);
