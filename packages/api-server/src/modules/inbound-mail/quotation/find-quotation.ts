import { findAttributionEnd, findAttributionStart } from './attribution.ts';
import type { Correspondents } from './correspondents.ts';
import { isRule, readDivider } from './divider.ts';
import { readHeaderBlock } from './header-block.ts';
import { type Line, skipBlank } from './lines.ts';

export interface Quotation {
  /** The first line that is not the writer's: a divider, a header, or the quotation itself. */
  start: number;
  /** The first line of the quoted text. */
  body: number;
  /** Something introduces it. */
  hasHead: boolean;
}

type Head = { start: number; body: number } | { next: number };

/** Returns the quotation that a line introduces, or the next line to look at. */
function readHead(lines: readonly Line[], at: number, who: Correspondents): Head {
  const line = lines[at];
  const ordinary = { next: at + 1 };
  if (!line) return ordinary;
  const divider = readDivider(line);
  if (divider !== undefined || isRule(line)) {
    const below = skipBlank(lines, at + 1);
    const block = readHeaderBlock(lines, below, who);
    // A forwarded message of a third person is new to the reader.
    if (divider === 'forwarded' && block && !block.isOfExchange) return { next: block.end };
    const body = block?.end ?? findAttributionEnd(lines, below, who);
    if (body !== undefined) return { start: at, body };
    return divider === undefined ? ordinary : { start: at, body: below };
  }
  const block = readHeaderBlock(lines, at, who);
  if (block) return { start: at, body: block.end };
  const end = findAttributionEnd(lines, at, who);
  return end === undefined ? ordinary : { start: findAttributionStart(lines, { from: at, end }), body: end };
}

/** Returns the first quotation of a text, or undefined. */
export function findQuotation(lines: readonly Line[], who: Correspondents): Quotation | undefined {
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (line?.isQuoted) return { start: at, body: at, hasHead: false };
    if (!line || line.isBlank) {
      at += 1;
      continue;
    }
    const head = readHead(lines, at, who);
    if ('body' in head) return { ...head, hasHead: true };
    at = head.next;
  }
  return undefined;
}
