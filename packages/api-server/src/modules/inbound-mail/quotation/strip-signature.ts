import type { Correspondents } from './correspondents.ts';
import { isFooter } from './footers.ts';
import { countWords, hasAddress, hasText, type Line } from './lines.ts';
import { isMobileSignature } from './mobile-signature.ts';

const maxLines = 12;
const maxLineLength = 80;

const hasLink = (text: string) => text.includes('www.') || text.includes('http');
const hasPhone = (text: string) => text.replaceAll(/\D/g, '').length >= 7;
const isSentence = (text: string) => countWords(text) >= 4 && /[.?!。？！؟]$/.test(text);

/** Returns whether the text below a line of two hyphens looks like a signature: writers also use such lines as separators. */
function isSignature(lines: readonly Line[], who: Correspondents): boolean {
  const texts = lines.filter(({ isBlank }) => !isBlank).map(({ text }) => text);
  const [first = ''] = texts;
  if (texts.length === 0 || texts.length > maxLines) return false;
  if (texts.some((text) => isSentence(text) || (text.length > maxLineLength && !hasLink(text)))) return false;
  const isNamed = who.theirs.some(
    (name) =>
      first.includes(name) ||
      name.startsWith(first) ||
      first.split(' ').some((word) => word.length > 2 && name.split(/[@._-]/).includes(word)),
  );
  return isNamed || texts.some((text) => hasAddress(text) || hasLink(text) || hasPhone(text));
}

const withoutEnd = (lines: readonly Line[]): Line[] =>
  lines.slice(0, lines.findLastIndex(({ isBlank }) => !isBlank) + 1);

/** A line of two hyphens, with which a signature begins. */
const isHyphens = ({ raw }: Line) => ['--', '—'].includes(raw.trimEnd());

function findSignature(lines: readonly Line[], who: Correspondents): number {
  const at = lines.findLastIndex(isHyphens);
  return at > 0 && hasText(lines.slice(0, at)) && isSignature(lines.slice(at + 1), who) ? at : -1;
}

/** The lines of the last paragraph. */
function lastParagraph(lines: readonly Line[]): readonly Line[] {
  return lines.slice(lines.findLastIndex(({ isBlank }) => isBlank) + 1);
}

/** Returns the lines without signature, lines that a phone or mail server added, and blank lines at the end. */
export function stripSignature(lines: readonly Line[], who: Correspondents): Line[] {
  let kept = withoutEnd(lines);
  for (let found = true; found && kept.length > 0;) {
    const signature = findSignature(kept, who);
    const last = lastParagraph(kept);
    const [line] = kept.slice(-1);
    if (signature !== -1) kept = withoutEnd(kept.slice(0, signature));
    else if (line && (isMobileSignature(line.text) || isHyphens(line))) kept = withoutEnd(kept.slice(0, -1));
    else if (isFooter(last.map(({ text }) => text).join(' '))) kept = withoutEnd(kept.slice(0, -last.length));
    else found = false;
  }
  return kept;
}
