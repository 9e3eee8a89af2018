import type { TsQueryText } from './tsquery-text.ts';

/** One thing that was asked for, in all the ways in which a document may say it. */
export interface QueryGroup {
  /** As it was typed, or as a topic of that name. */
  typed: TsQueryText;
  /** Anywhere in a document. */
  anywhere: TsQueryText;
  /** In its name, topics or headline. */
  strongly: TsQueryText;
  /** What its rank is counted from: without the words of phrases, which would count on their own. */
  ranked: TsQueryText;
  /** As words of a name. */
  names: string[];
  /** How much its own rank counts: less for a word of every subject, and for one that is part of a term. */
  factor: number;
}
