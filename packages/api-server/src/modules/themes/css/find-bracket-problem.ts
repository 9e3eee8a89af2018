import { tokenize, tokenTypes } from 'css-tree';
import type { CssProblem } from '@rostrum/contracts/builder';

const closers: ReadonlyMap<number, number> = new Map([
  [tokenTypes.Function, tokenTypes.RightParenthesis],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
]);
const closing: ReadonlySet<number> = new Set(closers.values());

/** Where `offset` stands, counted from one. */
function placeOf(source: string, offset: number): Pick<CssProblem, 'line' | 'column'> {
  const lines = source.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * The first bracket without its partner. Such a sheet is never parsed: on some of them css-tree steps back and forth
 * without an end, which would stop the whole server.
 */
export function findBracketProblem(source: string): CssProblem | undefined {
  const open: { closer: number; start: number; end: number }[] = [];
  let stray: [start: number, end: number] | undefined;
  tokenize(source, (type, start, end) => {
    const closer = closers.get(type);
    if (closer !== undefined) open.push({ closer, start, end });
    else if (closing.has(type) && open.pop()?.closer !== type) stray ??= [start, end];
  });
  if (stray) {
    const message = `“${source.slice(...stray)}” closes nothing that is open here.`;
    return { ...placeOf(source, stray[0]), message };
  }
  const left = open.at(-1);
  return (
    left && {
      ...placeOf(source, left.start),
      message: `“${source.slice(left.start, left.end)}” is never closed.`,
    }
  );
}
