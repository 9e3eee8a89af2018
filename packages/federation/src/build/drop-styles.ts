import { parseSync } from 'oxc-parser';
import { replaceSpans, type Span } from './replace-spans.ts';

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
  const places: Span[] = [];
  walk(program, (node) => {
    if (!isCall(node) || !isNode(node.callee) || !generators.has(String(node.callee['name']))) return;
    const rules = node.arguments[1];
    if (rules) places.push({ start: rules.start, end: rules.end, text: '() => []' });
  });
  return { code: replaceSpans(source, places), dropped: places.length };
}

/** Takes the body out of the hook that registers rules in the browser, and with it the parser of rules. */
export function dropStyleRegister(source: string): { code: string; dropped: number } {
  const { program } = parseSync('hook.js', source);
  const places: Span[] = program.body.flatMap((statement) => {
    if (statement.type !== 'ExportDefaultDeclaration') return [];
    const { declaration } = statement;
    const body = declaration.type === 'FunctionDeclaration' ? declaration.body : null;
    return body ? [{ start: body.start, end: body.end, text: '{}' }] : [];
  });
  return { code: replaceSpans(source, places), dropped: places.length };
}
