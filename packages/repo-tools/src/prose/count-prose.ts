import { parseSync } from 'oxc-parser';

/** What one source file says in comments and names. */
export interface Prose {
  comments: number;
  /** Comments that open with a relative clause or another opening that hides their subject. */
  openings: ProseFault[];
  /** Comments that hold a word of the list. */
  words: ProseFault[];
  /** Functions that are named after what they return of something: `labelOf`. */
  ofNames: ProseFault[];
  /** Names that begin or end in a word of the house instead of the field's. */
  houseNames: ProseFault[];
}

export interface ProseFault {
  line: number;
  text: string;
}

const opening = /^(?:What|Who|Whoever|Whose|Whom|Where|Whether|Of|As|So that)\b/;
const listed =
  /\b(?:whoever|whatever|whose|somebody|nobody|anybody|no one|anew|so many|therein|stands? (?:in|on|at|for|beside|behind|there|between)|is told|are told|told of|tells? of|lets? alone|as it (?:comes|is|was))\b/i;
const ofName = /[a-z]Of$/;
const houseName = /^(?:most|least|usual|whoever|told)(?=[A-Z])|AtMost$/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* walk(each);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) if (typeof child === 'object') yield* walk(child);
}

const isFunction = (value: unknown) =>
  isNode(value) && ['ArrowFunctionExpression', 'FunctionExpression'].includes(value.type);

/** A name that a declaration gives, and whether it is a function's. */
function nameOf(node: Node): { name: string; at: number; isOfFunction: boolean } | null {
  const { id, key } = node;
  const named = node.type === 'Property' || node.type === 'MethodDefinition' ? key : id;
  if (!isNode(named) || named.type !== 'Identifier' || typeof named.name !== 'string') return null;
  const holds =
    node.type === 'FunctionDeclaration' ||
    node.type === 'MethodDefinition' ||
    (node.type === 'VariableDeclarator' && isFunction(node.init)) ||
    (node.type === 'Property' && isFunction(node.value));
  const declares = holds || node.type === 'VariableDeclarator';
  return declares ? { name: named.name, at: named.start, isOfFunction: holds } : null;
}

/** The words of a comment without its marks, from the first on. */
const wordsIn = (comment: string) => comment.replace(/^[\s*!/]+/, '').replaceAll(/\n\s*\*?\s*/g, ' ');

/** Directives for tools are not prose. */
const isDirective = (words: string) =>
  /^(?:oxlint|eslint|prettier|@ts-|@vite|@vitest|c8 |v8 |#__)/.test(words);

/**
 * Counts what the guide to writing asks for in one TypeScript file.
 *
 * @throws Error when the file has a syntax error.
 */
export function countProse(file: string, source: string): Prose {
  const { program, comments, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const prose: Prose = { comments: 0, openings: [], words: [], ofNames: [], houseNames: [] };

  let previous = { end: -1, isLine: false };
  for (const { type, value, start, end } of comments) {
    const words = wordsIn(value);
    if (words === '' || isDirective(words)) continue;
    // Lines one below the other are one comment.
    const isContinued = type === 'Line' && previous.isLine && /^\s*$/.test(source.slice(previous.end, start));
    previous = { end, isLine: type === 'Line' };
    const fault = { line: lineAt(start), text: words.slice(0, 120) };
    if (listed.test(words)) prose.words.push(fault);
    if (isContinued) continue;
    prose.comments += 1;
    if (opening.test(words)) prose.openings.push(fault);
  }
  for (const node of walk(program)) {
    const named = nameOf(node);
    if (!named) continue;
    const fault = { line: lineAt(named.at), text: named.name };
    if (named.isOfFunction && ofName.test(named.name)) prose.ofNames.push(fault);
    if (houseName.test(named.name)) prose.houseNames.push(fault);
  }
  return prose;
}
