import { foldText, matchesName } from '@rostrum/contracts';

/** A name that is being written: from its at sign to the caret. */
export interface WrittenMention {
  /** Index of the at sign. */
  start: number;
  typed: string;
}

/** Longer than any name that is written after an at sign. */
const longest = 60;

/** What is written before the caret, when it is a name after an at sign. */
export function mentionAt(text: string, caret: number): WrittenMention | null {
  const before = text.slice(Math.max(0, caret - longest), caret);
  const at = before.lastIndexOf('@');
  // The middle of an email address names no one.
  if (at === -1 || /[\p{L}\p{N}]/u.test(before.charAt(at - 1))) return null;
  const typed = before.slice(at + 1);
  return /^(?![ ])[^\n@]*$/.test(typed) ? { start: caret - typed.length - 1, typed } : null;
}

/** The names that begin as typed, in any of their words; none once a whole name stands there. */
export function namesFor(names: readonly string[], typed: string): string[] {
  if (names.some((name) => foldText(typed).startsWith(foldText(name)))) return [];
  return names.filter((name) => matchesName(name, typed));
}
