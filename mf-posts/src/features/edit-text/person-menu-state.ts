import type { Editor } from '@tiptap/core';
import type { TextQuery } from './text-menu.tsx';

/** Returns what was typed after an `@` that begins a word before the cursor; null in code, addresses and elsewhere. */
export function readPersonQuery({ state }: Pick<Editor, 'state'>): TextQuery | null {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  const [found, text = ''] =
    /(?:^|[\s([{"'“‘])@((?:[\p{L}\p{M}'’.-]{1,30}(?: [\p{L}\p{M}'’.-]{0,30}){0,2})?)$/u.exec(before) ?? [];
  if (found === undefined) return null;
  return { from: $from.pos - text.length - 1, to: $from.pos, text };
}
