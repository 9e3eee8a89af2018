import { shortenText } from '@rostrum/contracts';
import type { PrivateDetail } from '@rostrum/contracts/people';
import { compileLinear, findPlaces } from '@rostrum/server-kit/linear-search';

export interface PrivateFinding {
  detail: PrivateDetail;
  /** As it stands in the text, cut to what shows it. */
  excerpt: string;
}

const mostFindings = 20;
const excerptLength = 80;

const number = String.raw`\(?\+?\d[\d ().\-/]{6,18}\d`;
const day = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}(?:st|nd|rd|th|\.)?\s+\pL{3,12}\.?,?\s+\d{4}|\pL{3,12}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})`;
const street = String.raw`(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Close|Court|Ct|Way|Place|Terrace|Crescent|Boulevard|Blvd|Gardens|Square)`;

type Apart = (before: string, after: string) => boolean;
const anywhere: Apart = () => true;
/** Not within a longer number, a name of a file or an address. */
const notInPath: Apart = (before) => !/[\w/.]/.test(before);
const notInNumber: Apart = (before, after) => !/[\w/.-]/.test(before) && !/[\w.-]/.test(after);

const written = (detail: PrivateDetail, source: string, standsApart: Apart = anywhere) => ({
  detail,
  expression: compileLinear(source, { ignoreCase: true }),
  standsApart,
});
/** Names of streets begin with a capital letter, and so do these. */
const capitalised = (detail: PrivateDetail, source: string, standsApart: Apart = anywhere) => ({
  detail,
  expression: compileLinear(source),
  standsApart,
});

/**
 * What looks like a home address, a phone number or a day of birth in English, German, French and Spanish CVs. It asks
 * a person to look, so it would rather find too much: a year, a page number or a DOI is none of them. The texts come from
 * strangers, hence an engine that no text can slow down.
 */
const patterns = [
  written(
    'birth_date',
    String.raw`(?:date of birth|birth\s?date|\bborn\b|\bd\.?o\.?b\b|geboren|geburtsdatum|n[ée]e? le|date de naissance|fecha de nacimiento|nacid[oa])[^\n]{0,40}?${day}`,
  ),
  written(
    'phone',
    String.raw`\b(?:phone|tel(?:ephone|efon|éfono)?|mobile?|cell|handy|mobil|fax)\b\.?\s*(?:no\.?|number)?\s*:?\s*${number}`,
  ),
  written('phone', String.raw`(?:\+|00)\d[\d ().\-/]{7,17}\d`, notInPath),
  written('phone', String.raw`\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}`, notInNumber),
  written('address', String.raw`\b(?:home|private|postal|residential)\s+address\b[^\n]{0,70}`),
  written(
    'address',
    String.raw`\b(?:wohnhaft in|privatanschrift|adresse personnelle|domicilio)\b[^\n]{0,70}`,
  ),
  capitalised('address', String.raw`\b\d{1,5}[a-z]?,?\s+(?:\p{Lu}[\pL'’.-]+\s+){1,4}${street}\b[^\n]{0,40}`),
  capitalised(
    'address',
    String.raw`\p{Lu}[\pL.-]*(?:straße|strasse|str\.|gasse|allee|weg)\s+\d{1,4}\b[^\n]{0,40}`,
  ),
  written(
    'address',
    String.raw`\b\d{1,4}\s?(?:bis|ter)?,?\s+(?:rue|avenue|boulevard|chemin|calle|plaza)\s+\pL[^\n]{0,50}`,
  ),
];

const cut = (text: string) => shortenText(text.replaceAll(/\s+/g, ' ').trim(), excerptLength);

/** Each place once, in the order of the text. */
export function findPrivateDetails(text: string): PrivateFinding[] {
  const found: (PrivateFinding & { start: number; end: number })[] = [];
  for (const { detail, expression, standsApart } of patterns)
    for (const { start, end, text: place } of findPlaces(expression, text, standsApart))
      if (!found.some((one) => start < one.end && one.start < end))
        found.push({ detail, excerpt: cut(place), start, end });
  return found
    .toSorted((left, right) => left.start - right.start)
    .slice(0, mostFindings)
    .map(({ detail, excerpt }) => ({ detail, excerpt }));
}
