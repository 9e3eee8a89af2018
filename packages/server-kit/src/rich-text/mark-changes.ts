import { diffArrays } from 'diff';
import { decodeEntities, plainText } from './plain-text.ts';
import { sanitisePostHtml, type SanitisedHtml } from './sanitise-html.ts';

export interface MarkedText {
  /** The newer text; what it adds stands in `ins`, what it leaves out in `del`. */
  html: string;
  /** Words that stand in one of the texts only. */
  changedWords: number;
}

/** Two texts that share little are not worth more steps than this: then all of both is shown. */
const maxEditLength = 1000;

const isPicture = (token: string): boolean => token.startsWith('<img ');
const isTag = (token: string): boolean =>
  token.startsWith('<') && !token.startsWith('<a ') && !isPicture(token);
const isBlank = (token: string): boolean => token.trim() === '';

/** Elements, words and blanks. A link is one word, as is a picture, so that another one is a change that readers see. */
function tokensOf(markup: string): string[] {
  const tokens: string[] = [];
  let link: string | null = null;
  for (const token of markup.match(/<[^<>]*>|[^<\s]+|\s+|</g) ?? []) {
    if (token.startsWith('<a ')) link = token;
    else if (link === null) tokens.push(token);
    else {
      link += token;
      if (token === '</a>') {
        tokens.push(link);
        link = null;
      }
    }
  }
  return link === null ? tokens : [...tokens, link];
}

/** Marks runs of words. Elements stay outside of the marks; those of the older text would open what nothing closes. */
function wrap(element: 'ins' | 'del', tokens: readonly string[]): string {
  let written = '';
  let run = '';
  const endRun = () => {
    written += isBlank(run) ? run : `<${element}>${run}</${element}>`;
    run = '';
  };
  for (const token of tokens) {
    if (!isTag(token)) run += token;
    else {
      endRun();
      written += element === 'ins' ? token : ' ';
    }
  }
  endRun();
  return written;
}

/** What became of each token; both texts are sanitised first. */
function diffTokens(before: string, after: string) {
  const older = tokensOf(sanitisePostHtml(before));
  const newer = tokensOf(sanitisePostHtml(after));
  return (
    diffArrays(older, newer, { maxEditLength }) ?? [
      { removed: true, added: false, value: older },
      { removed: false, added: true, value: newer },
    ]
  );
}

/** A run of words that stands in both texts, in one of them only, or ends a paragraph. */
export interface ChangedPart {
  kind: 'same' | 'added' | 'removed' | 'break';
  text: string;
}

const endsLine = (token: string): boolean =>
  /^<(?:\/(?:p|h[2-4]|li|blockquote|pre|tr|caption|figure)|br|hr)\b/.test(token);

/** A word, a link or a picture as it is read. */
function readToken(token: string): string {
  if (!isPicture(token)) return token.startsWith('<a ') ? plainText(token) : decodeEntities(token);
  return `[Picture: ${decodeEntities(/ alt="([^"]*)"/.exec(token)?.[1] ?? '')}]`;
}

/** What became of a text, word by word, as plain text in paragraphs. */
export function listChanges(before: string, after: string): ChangedPart[] {
  const parts: ChangedPart[] = [];
  const add = (kind: ChangedPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  for (const { added, removed, value } of diffTokens(before, after)) {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    for (const token of value) {
      if (!isTag(token)) add(kind, readToken(token));
      else if (!endsLine(token)) continue;
      else if (removed) add(kind, ' ');
      else add('break', '');
    }
  }
  return parts.filter(({ kind, text }) => kind === 'break' || text !== '');
}

/** What became of a text, word by word, as HTML. Both are sanitised first; the marks add only `ins` and `del`. */
export function markChanges(before: string, after: SanitisedHtml | string): MarkedText {
  let html = '';
  let changedWords = 0;
  for (const { added, removed, value } of diffTokens(before, after)) {
    if (added || removed) changedWords += value.filter((token) => !isTag(token) && !isBlank(token)).length;
    html += added ? wrap('ins', value) : removed ? wrap('del', value) : value.join('');
  }
  return { html, changedWords };
}
