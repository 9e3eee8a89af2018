/** A part of a text: prose, or a quotation on its own with its words. */
export interface TextPart {
  html: string;
  /** Null for prose. */
  quotation: string | null;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of sanitised markup, in which text has these four entities and no others. */
const toWords = (html: string): string =>
  html
    .replaceAll(/<(?:\/p|\/li|\/h\d|br)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

const isVoid = (tag: string): boolean => /^<(?:br|hr|img)\b/.test(tag);

/** Cuts a sanitised text at the quotations that stand on their own; one within a list or a table stays where it is. */
export function splitQuotations(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let depth = 0;
  let begun = 0;
  const cut = (end: number, isQuotation: boolean) => {
    const part = html.slice(begun, end);
    begun = end;
    if (part.trim() === '') return;
    const words = isQuotation ? toWords(part) : '';
    parts.push({ html: part, quotation: words === '' ? null : words });
  };
  for (const { 0: tag, index } of html.matchAll(/<[^>]*>/g)) {
    if (isVoid(tag)) continue;
    if (tag.startsWith('</')) {
      depth -= 1;
      if (depth === 0 && tag === '</blockquote>') cut(index + tag.length, true);
    } else {
      if (depth === 0 && tag === '<blockquote>') cut(index, false);
      depth += 1;
    }
  }
  cut(html.length, false);
  return parts;
}
