/** The language and conventions that dates, numbers and lists are written in: said here and nowhere else. */
export const locale = 'en-GB';

const numbers = new Intl.NumberFormat(locale);
const lists = new Intl.ListFormat(locale);

/** `12,480` */
export const formatNumber = (value: number): string => numbers.format(value);

/** `Ines, Callum and Wren` */
export const formatList = (items: Iterable<string>): string => lists.format(items);

/** A date or time by its parts; in `timeZone`, else in the reader's own. */
export const formatDate = (instant: string | number | Date, parts: Intl.DateTimeFormatOptions): string =>
  new Date(instant).toLocaleString(locale, parts);
