import type { PublicPerson } from '@rostrum/contracts';
import { displayName } from './person-words.ts';

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const maxOctets = 75;
const encoder = new TextEncoder();

/** Folds a line after at most 75 octets, never inside a character (RFC 6350, 3.2). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}

const nameParts = (person: PublicPerson) => {
  const plain = person.prefix ? person.name.replace(`${person.prefix} `, '') : person.name;
  const words = plain.trim().split(/\s+/);
  const family = words.length > 1 ? (words.at(-1) ?? '') : '';
  const given = family === '' ? plain : words.slice(0, -1).join(' ');
  return [family, given, '', person.prefix ?? '', ''].map(escapeText).join(';');
};

/** A vCard of a public page. The phone is the desk's unless the person's own is public. */
export function vcardOf(person: PublicPerson, pageUrl: string): string {
  const { organisation, contact } = person;
  const phone = contact?.phone ?? organisation.desk_phone;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escapeText(displayName(person))}`,
    `N:${nameParts(person)}`,
    `TITLE:${escapeText(person.job_title)}`,
    `ORG:${[organisation.name, person.department ?? ''].filter(Boolean).map(escapeText).join(';')}`,
    ...(phone ? [`TEL;TYPE=work,voice;VALUE=text:${escapeText(phone)}`] : []),
    ...(contact?.email ? [`EMAIL;TYPE=work:${escapeText(contact.email)}`] : []),
    ...(contact && contact.address.length > 0
      ? [`ADR;TYPE=work:;;${escapeText(contact.address.join(', '))};;;;`]
      : []),
    `URL:${pageUrl}`,
    ...(person.headline ? [`NOTE:${escapeText(person.headline)}`] : []),
    ...(person.topics.length > 0 ? [`CATEGORIES:${person.topics.map(escapeText).join(',')}`] : []),
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
