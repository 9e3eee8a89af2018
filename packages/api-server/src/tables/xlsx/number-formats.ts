/** Formats of dates that every workbook knows by their number, those of East Asia included. */
const builtInDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Whether numbers in this format are shown as dates or times. */
export function isDateFormat(id: number, code: string): boolean {
  if (builtInDates.some(([from, to]) => id >= from && id <= to)) return true;
  // Quoted words, colours and escaped letters are no part of the format.
  const plain = code.replaceAll(/"[^"]*"?|\[[^\]]*\]?|\\.|_.|\*./g, '');
  return /[dmyhs]/i.test(plain) && !/[0#?]/.test(plain.replaceAll(/\.0+/g, ''));
}

const dayMs = 86_400_000;

/** Returns `2026-11-23`, with the time where there is one. Excel counts a 29 February 1900 that never was. */
export function toDateText(serial: number, is1904: boolean): string {
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const moment = new Date(Math.round((days - 25_569) * dayMs));
  if (Number.isNaN(moment.getTime()) || serial < 0) return String(serial);
  const text = moment.toISOString();
  return serial % 1 === 0 ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}

/** Returns all digits of a number: a phone number is never written as 4.42E+11. */
export function toNumberText(text: string, zeros: number): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (Number.isSafeInteger(value)) return value < 0 ? String(value) : String(value).padStart(zeros, '0');
  // Binary fractions: 0.1 + 0.2 is stored as 0.30000000000000004 and shown as 0.3.
  return Math.abs(value) < 1e21 ? String(Number(value.toPrecision(15))) : text;
}
