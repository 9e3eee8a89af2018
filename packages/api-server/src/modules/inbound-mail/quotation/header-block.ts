import { type Correspondents, hasSignedAddress, toBareSubject } from './correspondents.ts';
import { type HeaderRole, readRole } from './header-labels.ts';
import { hasAddress, hasDate, type Line } from './lines.ts';

const maxLines = 12;
const maxLabel = 24;

type Sign = HeaderRole | 'ours' | 'signed' | 'theirs' | 'time' | 'same subject' | 'address';

/** Returns the label and the value of a header line, or undefined. */
function splitLine(line: string): { label: string; value: string } | undefined {
  const colon = line.search(/[:：]/);
  if (colon < 1 || colon > maxLabel) return undefined;
  const label = line.slice(0, colon).trim();
  // "10:30" has no label.
  return /\p{L}/u.test(label) ? { label, value: line.slice(colon + 1).trim() } : undefined;
}

const namesOneOf = (value: string, names: readonly string[]) => names.some((name) => value.includes(name));

function readSigns({ label, value }: { label: string; value: string }, who: Correspondents): Sign[] {
  const role = readRole(label);
  const signs: Sign[] = role ? [role] : [];
  if (hasSignedAddress(value) || namesOneOf(value, who.ours)) signs.push('ours');
  if (hasSignedAddress(value)) signs.push('signed');
  if (namesOneOf(value, who.theirs)) signs.push('theirs');
  if (hasAddress(value)) signs.push('address');
  if (hasDate(value)) signs.push('time');
  if (value !== '' && who.subject !== '' && toBareSubject(value) === who.subject) signs.push('same subject');
  return signs;
}

export interface HeaderBlock {
  /** First line of the quoted text. */
  end: number;
  /** Its author is one of whom the mail goes to or comes from, as far as it says. */
  isOfExchange: boolean;
}

/**
 * Returns the header of a quoted message ("From: … Sent: … To: … Subject: …") that begins at a line, or undefined. Either its
 * labels are known and it names a person, or it names both sides and a time whatever its language.
 */
export function readHeaderBlock(
  lines: readonly Line[],
  start: number,
  who: Correspondents,
): HeaderBlock | undefined {
  const signs = new Set<Sign>();
  let fields = 0;
  let at = start;
  let from: readonly Sign[] = [];
  for (; at < lines.length && at < start + maxLines; at += 1) {
    const line = lines[at]?.text ?? '';
    if (line === '') break;
    const field = splitLine(line);
    // A long list of receivers goes on in the next line.
    if (!field && fields > 0 && (hasAddress(line) || line.startsWith('re:'))) continue;
    if (!field) break;
    fields += 1;
    const read = readSigns(field, who);
    if (read.length === 0 && fields > 2) break;
    if (read.includes('from')) from = read;
    for (const sign of read) signs.add(sign);
  }
  if (!isHeader(signs, fields)) return undefined;
  return { end: at, isOfExchange: from.length === 0 || from.includes('ours') || from.includes('theirs') };
}

function isHeader(signs: ReadonlySet<Sign>, fields: number): boolean {
  const labelled = (['from', 'date', 'to', 'subject', 'copy'] as const).filter((role) => signs.has(role));
  const isNamed = signs.has('ours') || signs.has('theirs') || signs.has('address');
  const isDated = signs.has('date') && signs.has('time');
  if (signs.has('from') && labelled.length >= 3 && (isNamed || (isDated && signs.has('subject'))))
    return true;
  if (signs.has('from') && labelled.length >= 2 && signs.has('address') && (isDated || signs.has('ours')))
    return true;
  // Labels of an unknown language. Lists of the writer can have names and times too, but not our subject or address.
  const isOfOurMail = signs.has('signed') || (signs.has('ours') && signs.has('same subject'));
  return fields >= 3 && isOfOurMail && (signs.has('time') || signs.has('theirs'));
}
