import { requiredColumns } from './import-columns.ts';

/** Target of a column that holds first and last name together. Files are read by it; an export never writes it. */
export const fullNameTarget = 'full_name';
export const fullNameLabel = 'Full name';

/** Names of such columns, in the languages of HR systems. */
export const fullNameHeads: readonly string[] = [
  'full name',
  'name',
  'employee name',
  'employee',
  'worker',
  'worker name',
  'display name',
  'preferred name',
  'legal name',
  'faculty name',
  'faculty member',
  'staff member',
  'last name, first name',
  'vollständiger Name',
  'Mitarbeiter',
  'nom complet',
  'nom et prénom',
  'nombre completo',
  'nombre y apellidos',
  'nome completo',
  'nome e cognome',
  'volledige naam',
  'naam',
];

const suffixes = /^(?:(?:jr|sr|ph\.?\s?d|m\.?d|d\.?phil|ed\.?d|j\.?d|esq|mba|rn)\.?|i{2,3}|iv)$/iu;
const particles = new Set(
  'van von vom zu zum zur de den der del della di da das do dos du la le lo ten ter bin ibn al el st. saint mac'.split(
    ' ',
  ),
);

export interface FullName {
  firstname: string;
  lastname: string;
  suffix?: string;
}

/**
 * Splits a name as lists of staff write it: `Lovelace, Ada`, `Ada Lovelace` or `Ada Lovelace, PhD`. Particles belong to the
 * last name. Returns null where only one name is given.
 */
export function splitFullName(text: string): FullName | null {
  const parts = text.split(',').map((part) => part.trim().replaceAll(/\s+/gu, ' '));
  const [first = '', ...rest] = parts.filter((part) => part !== '');
  const suffix = rest.filter((part) => suffixes.test(part)).join(', ');
  const given = rest.filter((part) => !suffixes.test(part)).join(' ');
  const more = suffix === '' ? {} : { suffix };
  if (given !== '') return { firstname: given, lastname: first, ...more };
  const words = first.split(' ');
  if (words.length < 2) return null;
  const particle = words.findIndex((word, at) => at > 0 && particles.has(word.toLowerCase()));
  const last = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { firstname: words.slice(0, last).join(' '), lastname: words.slice(last).join(' '), ...more };
}

/** Returns the fields that a new person needs and no column goes into. A full name gives both names. */
export const listMissingColumns = (
  columns: readonly (string | null)[],
): (typeof requiredColumns)[number][] => {
  const isNamed = columns.includes(fullNameTarget);
  return requiredColumns.filter(
    (name) => !columns.includes(name) && !(isNamed && (name === 'firstname' || name === 'lastname')),
  );
};
