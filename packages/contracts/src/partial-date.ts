import { z } from 'zod';
import { formatDay, formatMonth } from './dates.ts';

/** `2021`, `2021-3-4` and `2021/03` as they are stored: `2021`, `2021-03-04`, `2021-03`. */
const toStored = (text: string): string =>
  text
    .split(/[-/.]/)
    .map((part, place) => (place === 0 ? part : part.padStart(2, '0')))
    .join('-');

const isCalendarDate = (text: string): boolean => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** A date of which the day, or day and month, may be unknown: works and prizes are often known by their year alone. */
export const partialDate = z
  .string()
  .trim()
  .overwrite(toStored)
  .max(20)
  .regex(/^\d{4}(?:-\d{2}){0,2}$/, { error: 'Enter a year, or a date like 2021-03-14.', abort: true })
  .refine(isCalendarDate, 'Enter a date from 1900 to 2100 that is in the calendar.');

/** `14 March 2021`, `March 2021` or `2021`: as much of it as is known. */
export function formatPartialDate(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? formatMonth(date) : formatDay(date);
}
