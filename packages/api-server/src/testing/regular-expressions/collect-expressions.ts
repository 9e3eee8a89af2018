import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type Expression, type SpreadElement } from 'oxc-parser';

export interface FoundExpression {
  /** `src/serving/pages.ts:28`, from the package's folder. */
  place: string;
  source: string;
  flags: string;
}

export interface FoundExpressions {
  expressions: FoundExpression[];
  /** `new RegExp` of something that is only known while the program runs. */
  computed: string[];
}

function textOf(node: Expression | SpreadElement | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** Every regular expression that one TypeScript file writes, with the line it stands in. */
export function expressionsOf(code: string, file: string): FoundExpressions {
  const expressions: FoundExpression[] = [];
  const computed: string[] = [];
  const placeOf = (offset: number) => `${file}:${code.slice(0, offset).split('\n').length}`;
  const construct = ({
    callee,
    arguments: [first, second],
    start,
  }: {
    callee: Expression;
    arguments: (Expression | SpreadElement)[];
    start: number;
  }) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const source = textOf(first);
    const flags = second === undefined ? '' : textOf(second);
    if (source === undefined || flags === undefined) computed.push(placeOf(start));
    else expressions.push({ place: placeOf(start), source, flags });
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex)
        expressions.push({ place: placeOf(node.start), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: construct,
    CallExpression: construct,
  }).visit(program);
  return { expressions, computed };
}

const isSource = (file: string) =>
  file.endsWith('.ts') &&
  !file.endsWith('.test.ts') &&
  !file.endsWith('.d.ts') &&
  !/(^|\/)testing\//.test(file);

/** Every regular expression of the sources below a folder; tests and what only they use are left out. */
export function expressionsBelow(folder: string): FoundExpressions {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => expressionsOf(readFileSync(path.join(folder, file), 'utf8'), file));
  return {
    expressions: found.flatMap(({ expressions }) => expressions),
    computed: found.flatMap(({ computed }) => computed),
  };
}
