import { scoreOf } from '../relevance.ts';
import type { MeaningQuery, QueryClass } from './meaning-query.ts';

/** What a search returned for a query. */
export interface JudgedAnswer {
  query: MeaningQuery;
  /** Usernames of the first page of matches, best first. */
  found: readonly string[];
  /** Usernames of the related section, which stands below all matches. */
  related: readonly string[];
  /** The text that was searched for instead, when words were replaced. */
  corrected: string | null;
}

/** nDCG of the first ten that a visitor sees (the matches, then who is related), and of the matches alone. */
interface Gain {
  queries: number;
  ndcg10: number;
  ofMatches: number;
}

export interface MeaningScores {
  byClass: ReadonlyMap<QueryClass, Gain>;
  /** Over every query that a person of the directory can answer. */
  answerable: Gain;
  /** Share of these that no one matched. */
  nothingFound: number;
  /** Share of these for which no one was shown, related ones included. */
  nothingShown: number;
  /** Share of the queries that no one can answer for which a person was listed as a match. */
  nonsense: number;
  /** Queries without a spelling mistake of which a word was replaced. Names are asked for as people misspell them. */
  changed: number;
}

const misspeltClasses: ReadonlySet<QueryClass> = new Set(['misspelt', 'names']);

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  mean(items.map((item) => (holds(item) ? 1 : 0)));

const seenOf = ({ found, related }: JudgedAnswer) => [...found, ...related];

const summarise = (answers: readonly JudgedAnswer[]): Gain => ({
  queries: answers.length,
  ndcg10: mean(answers.map((answer) => scoreOf(answer.query, seenOf(answer)).ndcg10)),
  ofMatches: mean(answers.map(({ query, found }) => scoreOf(query, found).ndcg10)),
});

/** The metrics of one half. */
export function scoreAnswers(answers: readonly JudgedAnswer[]): MeaningScores {
  const answerable = answers.filter(({ query }) => query.grades.size > 0);
  const unanswerable = answers.filter(({ query }) => query.grades.size === 0);
  const classes = Map.groupBy(answerable, ({ query }) => query.class);
  return {
    byClass: new Map([...classes].map(([name, part]) => [name, summarise(part)])),
    answerable: summarise(answerable),
    nothingFound: shareOf(answerable, ({ found }) => found.length === 0),
    nothingShown: shareOf(answerable, (answer) => seenOf(answer).length === 0),
    nonsense: shareOf(unanswerable, ({ found }) => found.length > 0),
    changed: answers.filter(({ query, corrected }) => !misspeltClasses.has(query.class) && corrected !== null)
      .length,
  };
}
