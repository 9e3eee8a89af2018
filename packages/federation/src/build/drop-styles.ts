import { parseSync } from 'oxc-parser';

type Call = { type: 'CallExpression'; callee: unknown; arguments: readonly { start: number; end: number }[] };

const generators = new Set(['genStyleHooks', 'genSubStyleComponent']);

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCall = (node: Record<string, unknown>): node is Record<string, unknown> & Call =>
  node['type'] === 'CallExpression' && Array.isArray(node['arguments']);

/** Calls `visit` with every node of a syntax tree. */
function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (!isNode(node)) return;
  visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

/**
 * Takes the function that writes a component's rules out of one of antd's style files. With `zeroRuntime` it is never
 * called, because the rules are in our style sheets, but the bundler cannot know and keeps all that it refers to.
 */
export function dropStyles(source: string): { code: string; dropped: number } {
  const { program } = parseSync('style.js', source);
  const places: { start: number; end: number }[] = [];
  walk(program, (node) => {
    if (!isCall(node) || !isNode(node.callee) || !generators.has(String(node.callee['name']))) return;
    const rules = node.arguments[1];
    if (rules) places.push(rules);
  });
  const code = places
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`, source);
  return { code, dropped: places.length };
}
