import { parseSync, Visitor } from 'oxc-parser';
import { replaceSpans, type Span } from './replace-spans.ts';

/** Takes the summaries of calls out of the contracts' sources: they describe the API, which only the server does. */
export function dropSummaries(source: string): { code: string; dropped: number } {
  const { program } = parseSync('resource.contract.ts', source);
  const spans: Span[] = [];
  new Visitor({
    Property({ key, value }) {
      const isText = value.type === 'Literal' && typeof value.value === 'string';
      if (key.type === 'Identifier' && key.name === 'summary' && isText)
        spans.push({ start: value.start, end: value.end, text: "''" });
    },
  }).visit(program);
  return { code: replaceSpans(source, spans), dropped: spans.length };
}
