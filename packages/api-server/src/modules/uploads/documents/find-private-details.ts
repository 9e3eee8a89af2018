import type { PrivateDetail } from '@rostrum/contracts/people';

export interface PrivateFinding {
  detail: PrivateDetail;
  /** As it stands in the text, cut to what shows it. */
  excerpt: string;
}

const mostFindings = 20;
const excerptLength = 80;

const number = String.raw`\(?\+?\d[\d ().\-/]{6,18}\d`;
const day = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}(?:st|nd|rd|th|\.)?\s+\p{L}{3,12}\.?,?\s+\d{4}|\p{L}{3,12}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})`;
const street = String.raw`(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Close|Court|Ct|Way|Place|Terrace|Crescent|Boulevard|Blvd|Gardens|Square)`;

/**
 * What looks like a home address, a phone number or a day of birth in English, German, French and Spanish CVs. It asks
 * a person to look, so it would rather find too much: a year, a page number or a DOI is none of them.
 */
const patterns: readonly (readonly [PrivateDetail, RegExp])[] = [
  [
    'birth_date',
    new RegExp(
      String.raw`(?:date of birth|birth\s?date|\bborn\b|\bd\.?o\.?b\.?\b|geboren|geburtsdatum|n[ée]e? le|date de naissance|fecha de nacimiento|nacid[oa])[^\n]{0,40}?${day}`,
      'giu',
    ),
  ],
  [
    'phone',
    new RegExp(
      String.raw`\b(?:phone|tel(?:ephone|efon|éfono)?|mobile?|cell|handy|mobil|fax)\b\.?\s*(?:no\.?|number)?\s*:?\s*${number}`,
      'giu',
    ),
  ],
  ['phone', new RegExp(String.raw`(?<![\w/.])(?:\+|00)\d[\d ().\-/]{7,17}\d`, 'gu')],
  ['phone', /(?<![\w/.-])\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\w.-])/gu],
  ['address', /\b(?:home|private|postal|residential)\s+address\b[^\n]{0,70}/giu],
  ['address', /\b(?:wohnhaft in|privatanschrift|adresse personnelle|domicilio)\b[^\n]{0,70}/giu],
  [
    'address',
    new RegExp(String.raw`\b\d{1,5}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’.-]+\s+){1,4}${street}\b[^\n]{0,40}`, 'gu'),
  ],
  ['address', /\b\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|gasse|allee|weg)\s+\d{1,4}\b[^\n]{0,40}/gu],
  [
    'address',
    /\b\d{1,4}\s?(?:bis|ter)?,?\s+(?:rue|avenue|boulevard|chemin|calle|plaza)\s+\p{L}[^\n]{0,50}/giu,
  ],
];

const cut = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > excerptLength ? `${line.slice(0, excerptLength - 1)}…` : line;
};

/** Each place once, in the order of the text. */
export function findPrivateDetails(text: string): PrivateFinding[] {
  const found: (PrivateFinding & { start: number; end: number })[] = [];
  for (const [detail, pattern] of patterns)
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!found.some((one) => start < one.end && one.start < end))
        found.push({ detail, excerpt: cut(match[0]), start, end });
    }
  return found
    .toSorted((left, right) => left.start - right.start)
    .slice(0, mostFindings)
    .map(({ detail, excerpt }) => ({ detail, excerpt }));
}
