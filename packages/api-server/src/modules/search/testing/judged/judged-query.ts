import type { SearchTab } from '@rostrum/contracts';

/** What a query tries out; figures are told apart by it. */
export type QueryKind =
  | 'name'
  | 'misspelt name'
  | 'beginning'
  | 'accents'
  | 'topic'
  | 'synonym'
  | 'misspelt word'
  | 'plain question'
  | 'phrase'
  | 'minus'
  | 'language'
  | 'organisation'
  | 'post'
  | 'question'
  | 'staff'
  | 'nobody';

/** 3: exactly who or what was meant. 2: a good answer. 1: better than no one. */
export type Grade = 1 | 2 | 3;

/** A query over the demonstration, with what a careful reader of all profiles would want to see. */
export interface JudgedQuery {
  q: string;
  kind: QueryKind;
  tab: SearchTab;
  /** By username, slug or company_username. Empty: no one may be found. */
  grades: ReadonlyMap<string, Grade>;
}

const gradeOf = (text: string | undefined): Grade => {
  const grade = Number(text);
  if (grade === 1 || grade === 2 || grade === 3) return grade;
  throw new Error(`A grade is 1, 2 or 3, not ${text ?? 'nothing'}.`);
};

/** `maren-okonjo-hale 3, greta-halloway 2` */
export const readGrades = (text: string): ReadonlyMap<string, Grade> =>
  new Map(
    text
      .split(',')
      .map((entry) => entry.trim().split(' '))
      .flatMap(([id, grade]) => (id ? [[id, gradeOf(grade)] as const] : [])),
  );

/** `['storm surge', 'maren-okonjo-hale 3, greta-halloway 2']`, many to a kind. */
export const judged = (
  kind: QueryKind,
  tab: SearchTab,
  queries: readonly (readonly [q: string, found: string])[],
): JudgedQuery[] => queries.map(([q, found]) => ({ q, kind, tab, grades: readGrades(found) }));
