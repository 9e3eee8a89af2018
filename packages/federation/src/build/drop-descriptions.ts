import { parseSync, type Node } from 'oxc-parser';
import { replaceSpans, type Span } from './replace-spans.ts';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What the server alone reads of a call, and what stands there instead. */
const described: Readonly<Record<string, string>> = { summary: "summary: ''", errors: 'errors: []' };

/** The description of each call of `defineRoute` below this node. */
function spansIn(node: Node): Span[] {
  const inner = Object.values(node).flat().filter(isNode).flatMap(spansIn);
  if (
    node.type !== 'CallExpression' ||
    node.callee.type !== 'Identifier' ||
    node.callee.name !== 'defineRoute'
  )
    return inner;
  const [route] = node.arguments;
  const own = route?.type !== 'ObjectExpression' ? [] : route.properties;
  return [
    ...inner,
    ...own.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const text = described[property.key.name];
      return text === undefined ? [] : [{ start: property.start, end: property.end, text }];
    }),
  ];
}

/**
 * Takes out of contracts what describes calls to people: their sentence, and which failures they name. The server shows both
 * where it describes its API; a browser never reads them.
 */
export function dropDescriptions(source: string): { code: string; dropped: number } {
  const { program } = parseSync('routes.contract.ts', source);
  const spans = spansIn(program).toSorted((one, other) => one.start - other.start);
  return { code: replaceSpans(source, spans), dropped: spans.length };
}
