import { z } from 'zod';
import { maximumPageSize, defaultPageSize } from './constants.ts';
import { cleanEmail } from './invisible-characters.ts';
import { isCountryCode, isTimezoneName } from './lookups/countries.ts';
import { addProtocol, isWebAddress } from './web-address.ts';

/** Opaque to clients; a UUID underneath. */
export const id = z.uuid();
export const isoDateTime = z.iso.datetime({ offset: true, error: 'Choose a day and a time.' });

/** Text of one line, trimmed and NFC, `max` in code points. */
export const line = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .normalize()
    .min(min)
    .max(max)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Remove line breaks and control characters.');

/** Text of several lines, trimmed and NFC. */
export const prose = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .normalize()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\u0000'), 'Remove control characters.');

/** One address, no list, no display name: a control character or comma in it could add a recipient to a mail. */
export const email = z
  .string()
  .overwrite(cleanEmail)
  .max(254)
  .pipe(z.email('Enter one email address, like name@example.org.'));

/** 12 to 128 characters, counted as code points; common ones are refused by the server. */
export const newPassword = z
  .string()
  .min(12, 'Use at least 12 characters.')
  .max(128, 'Use at most 128 characters.');

/** Slugs: letters, digits and - . _ ~ (specification, section 5). */
export const slug = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\p{L}\p{N}\-._~]+$/u, 'Use letters, digits and - . _ ~ only.');

/** A web address of at most `max` characters; a bare one gets https:// (specification, section 5). */
export const webAddress = (max = 2000) =>
  z
    .string()
    .transform(addProtocol)
    .pipe(
      z
        .string()
        .refine(isWebAddress, 'Enter a web address like https://example.org.')
        .max(max, `Enter a web address of at most ${max} characters.`),
    );

/** One of the countries of the specification's list (section 3). */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'Choose a country.', abort: true })
  .refine(isCountryCode, 'Choose a country.');

/** A time zone that the runtime knows, like Europe/London; the other names of a zone count as well. */
export const timezoneName = line(60, 1).refine(isTimezoneName, 'Choose a time zone, like Europe/London.');

/** The version that a change is based on: PostgreSQL counts it in 32 bits. */
export const rowVersion = z.number().int().min(1).max(2_147_483_647);

export const languageCode = z.string().regex(/^[a-z]{2}$/, 'Choose a language.');
export const sortOrder = z.enum(['asc', 'desc']);

/** Query of a list: `page_from` is the offset of the first item. */
export const pageQuery = z.object({
  page_from: z.coerce.number().int().min(0).max(10_000).default(0),
  page_size: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
});

/** Answer of a list: its items and how many there are in all. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number().int().min(0) });

/** A query parameter that may be given once or several times. */
export const manyOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(50),
  );

/** A page of the dashboard with its query, as addresses carry the way back; what is anything else counts as absent. */
export const dashboardAddress = z
  .string()
  .max(2000)
  .regex(/^\/dashboard\/[\w\-/]+(\?[^#\s]*)?$/);

/** `{identifier}` in a path is the session's own identifier; any other answers 404. */
export const ownParams = z.object({ identifier: z.string().min(1).max(64) });
export const ownItemParams = ownParams.extend({ id });

/** A yes or no in a query string or attribute: `true`, `1`, `yes`, `on` and their opposites. */
export const flag = z.union([z.boolean(), z.stringbool()]);
