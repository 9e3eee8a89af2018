import { expertise } from './expertise.ts';
import type { JudgedQuery } from './judged-query.ts';
import { names } from './names.ts';
import { otherTabs } from './other-tabs.ts';
import { questionsInWords } from './questions-in-words.ts';

/** Every judged query over the demonstration. They were written before the ranking that is measured by them. */
export const judgedQueries: readonly JudgedQuery[] = [
  ...names,
  ...expertise,
  ...questionsInWords,
  ...otherTabs,
];
export type { Grade, JudgedQuery, QueryKind } from './judged-query.ts';
