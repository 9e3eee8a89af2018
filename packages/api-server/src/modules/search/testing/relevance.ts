import type { JudgedQuery, QueryKind } from './judged/judged-query.ts';

export interface Relevance {
  queries: number;
  /** Normalised discounted cumulative gain of the first ten: 1 is the best order there is. */
  ndcg10: number;
  /** Share of queries whose first result carries the best grade of the query. */
  success1: number;
}

const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0);

/** What one query scores with the ids that were found, best first. One that should find no one scores by silence. */
export function scoreOf({ grades }: Pick<JudgedQuery, 'grades'>, found: readonly string[]) {
  if (grades.size === 0) return found.length === 0 ? { ndcg10: 1, success1: 1 } : { ndcg10: 0, success1: 0 };
  const ideal = [...grades.values()].toSorted((left, right) => right - left);
  return {
    ndcg10: discounted(found.map((id) => grades.get(id) ?? 0)) / discounted(ideal),
    success1: grades.get(found[0] ?? '') === ideal[0] ? 1 : 0,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean over many queries, in all and by kind. */
export function relevanceOf(results: readonly { query: JudgedQuery; found: readonly string[] }[]): {
  all: Relevance;
  byKind: ReadonlyMap<QueryKind, Relevance>;
} {
  const summary = (part: typeof results): Relevance => {
    const scores = part.map(({ query, found }) => scoreOf(query, found));
    return {
      queries: part.length,
      ndcg10: mean(scores.map(({ ndcg10 }) => ndcg10)),
      success1: mean(scores.map(({ success1 }) => success1)),
    };
  };
  const kinds = Map.groupBy(results, ({ query }) => query.kind);
  return {
    all: summary(results),
    byKind: new Map([...kinds].map(([kind, part]) => [kind, summary(part)])),
  };
}
