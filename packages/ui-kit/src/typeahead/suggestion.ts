import type { ReactNode } from 'react';

/** One thing that may be meant by what is typed. */
export interface Suggestion {
  /** Unique in its menu. */
  id: string;
  /** What is chosen: goes into the field, or to the page that searches for it. */
  text: string;
  description?: string;
  /** The page of what is suggested, for those who go there rather than search. */
  href?: string;
  /** At the end of the row, like an organisation or a count. */
  note?: string;
  /** Decoration before the text: a portrait or an icon. */
  picture?: ReactNode;
}

/** Suggestions of one kind. A menu with one group does not show its label. */
export interface SuggestionGroup {
  label: string;
  items: readonly Suggestion[];
}

/** Looks suggestions up; the signal ends a search that newer typing has overtaken. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>;

/** Plain words as suggestions; the same word twice counts once. */
export const wordSuggestions = (label: string, words: readonly string[]): SuggestionGroup => ({
  label,
  items: [...new Set(words)].map((text) => ({ id: `${label}:${text}`, text })),
});
