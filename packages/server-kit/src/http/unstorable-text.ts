/** Deeper than any call nests its input; what is deeper was made to be slow. */
export const deepestInput = 32;

/** Half of a character (a lone surrogate) or NUL: PostgreSQL stores neither, and no keyboard writes them. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

export type InputFault = { kind: 'text' | 'depth'; path: (string | number)[] };

/**
 * The first text, or name of a field, that no column can hold, or the first place that is nested too deep. Goes through
 * any JSON without recursion, since a body of 1 MB may nest half a million lists.
 */
export function findUnstorable(input: unknown): InputFault | undefined {
  const open: { value: unknown; path: (string | number)[] }[] = [{ value: input, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) return { kind: 'text', path };
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (path.length >= deepestInput) return { kind: 'depth', path };
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return { kind: 'text', path };
      open.push({ value: inner, path: [...path, key] });
    }
  }
  return undefined;
}
