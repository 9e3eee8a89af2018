import { firstWords, wroteWords } from './attribution-words.ts';
import { type Correspondents, hasSignedAddress } from './correspondents.ts';
import { hasAddress, hasDate, type Line } from './lines.ts';

/** Programs break the line before a quotation at 72 characters; names of offices are long. */
const maxLines = 5;
const maxLength = 400;

const endings = [':', '：', '----', '---'];
const hasVerb = (text: string) => wroteWords.some((verb) => text.includes(verb));

/** The first line with text from `start` on is quoted or indented. */
function isFollowedByQuote(lines: readonly Line[], start: number): boolean {
  const next = lines.slice(start, start + 4).find(({ isBlank }) => !isBlank);
  return next !== undefined && (next.isQuoted || next.isIndented);
}

function isAttribution(text: string, isBeforeQuote: boolean, who: Correspondents): boolean {
  const isOurs = hasSignedAddress(text) || who.ours.some((name) => text.includes(name));
  const isAddressed = hasAddress(text);
  const isDated = hasDate(text);
  const isSaid = hasVerb(text);
  const [first = ''] = text.split(' ');
  const isBegun = firstWords.includes(first);
  if (isBeforeQuote)
    return (isSaid && (isDated || isAddressed || isOurs || isBegun)) || (isDated && (isAddressed || isOurs));
  if (hasSignedAddress(text) && (isDated || isSaid)) return true;
  if (isAddressed) return (isSaid && (isDated || isBegun)) || (isDated && isOurs);
  return isOurs && isDated && isSaid && isBegun;
}

/**
 * Returns the line at which an attribution begins that ends before `end`. A sentence of the writer may be right above it:
 * whatever the date and the address do not need is not part of it.
 */
export function findAttributionStart(
  lines: readonly Line[],
  { from, end }: { from: number; end: number },
): number {
  const join = (start: number) =>
    lines
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
  const whole = join(from);
  const [isDated, isAddressed] = [hasDate(whole), hasAddress(whole)];
  for (let start = end - 1; start > from; start -= 1) {
    const part = join(start);
    const [first = ''] = part.split(' ');
    const isWhole = (!isDated || hasDate(part)) && (!isAddressed || hasAddress(part));
    if (isWhole && (isDated || firstWords.includes(first))) return start;
  }
  return from;
}

/**
 * Returns where the line ends that introduces a quotation ("On Wed, 25 Nov 2026 at 10:00, Press Office <…> wrote:") and
 * begins at `start`; undefined where none does. A sentence of the writer has no date and address of ours, or no quotation
 * after it.
 */
export function findAttributionEnd(
  lines: readonly Line[],
  start: number,
  who: Correspondents,
): number | undefined {
  let text = '';
  for (let at = start; at < lines.length && at < start + maxLines; at += 1) {
    const line = lines[at];
    if (!line || line.isBlank || line.isQuoted) return undefined;
    text = `${text} ${line.text}`.trim();
    if (text.length > maxLength) return undefined;
    // Yahoo goes on with the quotation in the same line.
    if (hasSignedAddress(text) && hasDate(text) && wroteWords.some((verb) => text.includes(`${verb}:`)))
      return at + 1;
    const isEnd =
      endings.some((ending) => text.endsWith(ending)) || (hasVerb(text) && isFollowedByQuote(lines, at + 1));
    if (isEnd && isAttribution(text, isFollowedByQuote(lines, at + 1), who)) return at + 1;
  }
  return undefined;
}
