import type { Correspondents } from './correspondents.ts';
import { findQuotation, type Quotation } from './find-quotation.ts';
import { isDisclaimer } from './footers.ts';
import { hasText, joinLines, type Line, toLines } from './lines.ts';
import { stripSignature } from './strip-signature.ts';

const isMarked = ({ isQuoted, isIndented }: Line) => isQuoted || isIndented;
const isOwn = (line: Line) => !line.isBlank && !isMarked(line);

/** Lines without the paragraphs at their end that are disclaimers. */
function withoutDisclaimers(lines: readonly Line[]): Line[] {
  let kept = [...lines];
  while (kept.length > 0) {
    const end = kept.findLastIndex(({ isBlank }) => !isBlank) + 1;
    const start = kept.slice(0, end).findLastIndex(({ isBlank }) => isBlank) + 1;
    const paragraph = kept.slice(start, end).map(({ text }) => text);
    if (end === 0 || !isDisclaimer(paragraph.join(' '))) break;
    kept = kept.slice(0, start);
  }
  return kept;
}

/** Returns the writer's lines around a quotation whose lines are marked. */
function readMarked(
  lines: readonly Line[],
  { start, body, hasHead }: Quotation,
  who: Correspondents,
): Line[] {
  const first = lines.findIndex((line, at) => at >= body && isMarked(line));
  const last = lines.findLastIndex((line, at) => at >= first && isMarked(line));
  const above = lines.slice(0, start);
  const own = lines.findLastIndex((line, at) => at < last && at > first && isOwn(line));
  const below = stripSignature(withoutDisclaimers(extractLines(lines.slice(last + 1), who)), who);
  // Answers between quoted lines need those lines as their context.
  if (own !== -1) return hasText(below) ? [...lines.slice(0, last + 1), ...below] : lines.slice(0, own + 1);
  if (!hasText(below)) return stripSignature(above, who);
  if (!hasHead && hasText(above)) return [...lines.slice(0, last + 1), ...below];
  return hasText(above) ? [...above, ...toLines(''), ...below] : below;
}

function extractLines(lines: readonly Line[], who: Correspondents): Line[] {
  const quotation = findQuotation(lines, who);
  if (!quotation) return stripSignature(lines, who);
  const body = lines.slice(quotation.body).find(({ isBlank }) => !isBlank);
  if (body && isMarked(body)) return readMarked(lines, quotation, who);
  const above = stripSignature(lines.slice(0, quotation.start), who);
  // The end of an unmarked quotation is unknown. With nothing above it, all of it may be the answer.
  return hasText(above) ? above : lines.slice(quotation.body);
}

/**
 * Returns what the writer of a mail wrote: its text without the exchange that it quotes, its signature and what servers
 * add. Answers below a quotation and between its lines are kept; the rest can be read in the whole message.
 */
export const extractReply = (text: string, who: Correspondents): string =>
  joinLines(extractLines(toLines(text), who));
