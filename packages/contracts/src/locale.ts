/** The language and conventions that dates, numbers and lists are written in: said here and nowhere else. */
export const locale = 'en-GB';

const made = new Map<string, unknown>();

/** A formatter of each kind is made once: making one costs more than using it. */
function once<Formatter>(kind: string, options: object, make: () => Formatter): Formatter {
  const key = `${kind} ${JSON.stringify(options)}`;
  const known = made.get(key) as Formatter | undefined;
  if (known !== undefined) return known;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** `12,480`; with a style of its own, `£1,200`. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  once('number', options, () => new Intl.NumberFormat(locale, options)).format(value);

/** `Ines, Callum and Wren`; with `or`, `Ines, Callum or Wren`. */
export const formatList = (items: Iterable<string>, join: 'and' | 'or' = 'and'): string =>
  once('list', { join }, () => {
    const type = join === 'or' ? 'disjunction' : 'conjunction';
    return new Intl.ListFormat(locale, { type });
  }).format(items);

/** A date or time by its parts; in `timeZone`, else in the reader's own. The named forms are in dates.ts. */
export const formatDate = (instant: string | number | Date, parts: Intl.DateTimeFormatOptions): string =>
  once('date', parts, () => new Intl.DateTimeFormat(locale, parts)).format(new Date(instant));

/** `yesterday`, `in 3 weeks`. */
export const formatRelative = (amount: number, unit: Intl.RelativeTimeFormatUnit): string =>
  once('relative', {}, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(amount, unit);

/** The name of a language or a country by its code; the code itself when it is none. */
export function formatCode(type: 'language' | 'region', code: string): string {
  try {
    return once(type, {}, () => new Intl.DisplayNames([locale], { type })).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the name of a language or a country in another language, for reading what people wrote in it. */
export function nameCodeIn(language: string, type: 'language' | 'region', code: string): string {
  try {
    return once(type, { language }, () => new Intl.DisplayNames([language], { type })).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The country that a language tag names: `GB` of `en-GB`; empty when it names none or is no tag. */
export function readRegion(languageTag: string): string {
  try {
    return new Intl.Locale(languageTag).region ?? '';
  } catch {
    return '';
  }
}
