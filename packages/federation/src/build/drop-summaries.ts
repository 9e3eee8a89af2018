import { parseSync, type Node } from 'oxc-parser';
import { replaceSpans, type Span } from './replace-spans.ts';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What only the server reads of a call, and what stands there instead. */
const emptied: ReadonlyMap<string, string> = new Map([
  ['summary', "''"],
  ['errors', '[]'],
]);

/** The sentence and the refusals of each call of `defineRoute` below this node. */
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
      property.type === 'Property' && property.key.type === 'Identifier' && emptied.has(property.key.name)
        ? [
            {
              start: property.value.start,
              end: property.value.end,
              text: emptied.get(property.key.name) ?? '',
            },
          ]
        : [],
    ),
  ];
}

/**
 * Takes the sentences that describe calls, and the lists of what they may refuse, out of contracts. The server shows them
 * where it describes its API; a browser never reads one.
 */
export function dropSummaries(source: string): { code: string; dropped: number } {
  const { program } = parseSync('routes.contract.ts', source);
  const spans = spansIn(program).toSorted((one, other) => one.start - other.start);
  return { code: replaceSpans(source, spans), dropped: spans.filter(({ text }) => text === "''").length };
}
