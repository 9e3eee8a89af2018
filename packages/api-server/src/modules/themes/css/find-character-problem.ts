import type { CssProblem } from '@rostrum/contracts/builder';

/** Why a character cannot stand here, after the one before it. */
function findReason(character: string, before: string): string | undefined {
  if (character === '\\')
    return 'Backslashes are not allowed: they can hide what a rule says. Write the character itself.';
  if (before === '<' && /[/!?a-z]/i.test(character)) return 'Tags are not allowed in a style sheet.';
  const isLine = character === '\n' || character === '\r' || character === '\t';
  return !isLine && /[\p{Cc}\u2028\u2029]/u.test(character)
    ? 'Control characters are not allowed.'
    : undefined;
}

const opening: ReadonlySet<string> = new Set(['(', '[', '{']);
const closing: ReadonlySet<string> = new Set([')', ']', '}']);

/** What no style sheet needs, found before it is parsed: escapes, tags, control characters, brackets without end. */
export function findCharacterProblem(source: string, deepest: number): CssProblem | undefined {
  let line = 1;
  let column = 0;
  let depth = 0;
  let before = '';
  for (const character of source) {
    column += 1;
    if (opening.has(character)) depth += 1;
    else if (closing.has(character)) depth = Math.max(0, depth - 1);
    const message =
      findReason(character, before) ??
      (depth > deepest ? `Brackets are nested more than ${deepest} levels deep.` : undefined);
    before = character;
    if (message !== undefined) return { line, column, message };
    if (character === '\n') {
      line += 1;
      column = 0;
    }
  }
  return undefined;
}
