import { parseSync, type Node } from 'oxc-parser';
import { replaceSpans, type Span } from './replace-spans.ts';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The sentence of each call of `defineRoute` below this node. */
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
    ...own.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'summary'
        ? [{ start: property.value.start, end: property.value.end, text: "''" }]
        : [],
    ),
  ];
}

/**
 * Takes the sentences that describe calls out of contracts. The server shows them where it describes its API; a browser
 * never reads one.
 */
export function dropSummaries(source: string): { code: string; dropped: number } {
  const { program } = parseSync('routes.contract.ts', source);
  const spans = spansIn(program).toSorted((one, other) => one.start - other.start);
  return { code: replaceSpans(source, spans), dropped: spans.length };
}
