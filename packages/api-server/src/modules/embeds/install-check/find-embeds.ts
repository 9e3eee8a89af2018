import { embedScriptPaths } from '@rostrum/contracts/builder';

/** What a page holds of ours, in the order of the page. */
export interface FoundEmbed {
  form: 'script' | 'iframe' | 'html';
  /** Attributes, in small letters. */
  attributes: ReadonlyMap<string, string>;
  line: number;
}
export interface FoundInPage {
  embeds: readonly FoundEmbed[];
  /** The element of the script, when the page has it. */
  script: ReadonlyMap<string, string> | undefined;
  /** Policies that stand in the page itself. */
  policies: readonly string[];
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The same text with comments blanked out: what stands in one does nothing, and lines keep their numbers. */
function withoutComments(html: string): string {
  let text = '';
  for (let from = 0; ;) {
    const start = html.indexOf('<!--', from);
    if (start < 0) return text + html.slice(from);
    const end = html.indexOf('-->', start + 4);
    const stop = end < 0 ? html.length : end + 3;
    text += html.slice(from, start) + html.slice(start, stop).replaceAll(/[^\n]/g, ' ');
    from = stop;
  }
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, single, bare] of text.matchAll(
    /([\w-]{1,40})(?:="([^"]{0,4000})"|='([^']{0,4000})'|=([^\s"'>]{1,4000}))?/g,
  ))
    attributes.set(
      name.toLowerCase(),
      (quoted ?? single ?? bare ?? '').replaceAll(
        /&(?:amp|quot|#39|lt|gt);/g,
        (entity) => entities[entity] ?? entity,
      ),
    );
  return attributes;
}

/** Reads a page by its tags alone: no script of it runs, and nothing of it is kept. */
export function findEmbeds(html: string, origin: string): FoundInPage {
  const embeds: FoundEmbed[] = [];
  const policies: string[] = [];
  let script: FoundInPage['script'];
  let line = 1;
  let counted = 0;
  const text = withoutComments(html);
  for (const match of text.matchAll(
    /<(rostrum-directory|rostrum-embed|iframe|script|meta|div)\s([^<>]{0,8000})>/gi,
  )) {
    const [, tag = '', rest = ''] = match;
    const attributes = readAttributes(rest);
    for (; counted < match.index; counted += 1) if (text[counted] === '\n') line += 1;
    const src = attributes.get('src') ?? '';
    switch (tag.toLowerCase()) {
      case 'script':
        if (embedScriptPaths.some((path) => src === `${origin}${path}`)) script ??= attributes;
        break;
      case 'meta':
        if (attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy')
          policies.push(attributes.get('content') ?? '');
        break;
      case 'iframe':
        if (src.startsWith(`${origin}/embed/`)) embeds.push({ form: 'iframe', attributes, line });
        break;
      case 'div':
        if (attributes.get('class') === 'rostrum-embed') embeds.push({ form: 'html', attributes, line });
        break;
      default:
        embeds.push({ form: 'script', attributes, line });
    }
  }
  return { embeds, script, policies };
}
