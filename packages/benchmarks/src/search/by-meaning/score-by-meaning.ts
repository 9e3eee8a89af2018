import path from 'node:path';
import {
  answerJudged,
  judgedTexts,
  loadMeaningOrganisations,
  partOf,
  queryClasses,
  readMeaningQueries,
  scoreAnswers,
  tuneFile,
  type JudgedAnswer,
  type MeaningQuery,
  type MeaningScores,
  type SearchDatabase,
} from '@rostrum/api-server/testing/search';
import type { Metric } from '../../metric.ts';
import { miniSearchOf } from '../minisearch-of.ts';

type Answering = (q: string) => Promise<Omit<JudgedAnswer, 'query'>> | Omit<JudgedAnswer, 'query'>;

/** The half that no one tunes to: read here only. */
export const heldOutFile = path.join(import.meta.dirname, 'held-out.tsv');

/** Written by people who did not know the search, for the experts of the demonstration alone. */
const strangersFile = path.join(import.meta.dirname, 'by-strangers.tsv');

async function answerAll(queries: readonly MeaningQuery[], answer: Answering): Promise<JudgedAnswer[]> {
  const answers: JudgedAnswer[] = [];
  for (const query of queries) answers.push({ query, ...(await answer(query.q)) });
  return answers;
}

/** The tuned half in its two parts: what was looked at while something was changed, and what was not. */
const partsOf = (answers: readonly JudgedAnswer[]): Metric[] =>
  (['develop', 'check'] as const).map((part) => {
    const scores = scoreAnswers(answers.filter(({ query }) => partOf(query.q) === part));
    return {
      name: `tuned half, part to ${part}: nDCG@10 over ${scores.answerable.queries} answerable queries`,
      value: scores.answerable.ndcg10,
      unit: 'of 1',
    };
  });

/** One half: what was found, beside MiniSearch. What has to be reached counts for the half that no one tunes to. */
function metricsOf(half: string, ours: MeaningScores, baseline: MeaningScores, isHeldOut: boolean): Metric[] {
  const name = 'MiniSearch';
  const asked = (target: NonNullable<Metric['target']>) => (isHeldOut ? { target } : {});
  const classes = queryClasses.flatMap((each) => {
    const scores = ours.byClass.get(each);
    return scores ? [{ each, ...scores, other: baseline.byClass.get(each)?.ndcg10 ?? 0 }] : [];
  });
  return [
    {
      name: `${half}: nDCG@10 over ${ours.answerable.queries} answerable queries`,
      value: ours.answerable.ndcg10,
      unit: 'of 1',
      baseline: { value: baseline.answerable.ndcg10, name },
      ...asked({ atLeast: 0.92 }),
    },
    {
      name: `${half}: the same of the matches alone, without who is related`,
      value: ours.answerable.ofMatches,
      unit: 'of 1',
    },
    ...classes.map(({ each, queries, ndcg10, ofMatches, other }): Metric => ({
      name: `${half}: nDCG@10, ${each} (${queries}; matches alone ${ofMatches.toFixed(3)})`,
      value: ndcg10,
      unit: 'of 1',
      baseline: { value: other, name },
      ...asked({ atLeast: 0.85 }),
    })),
    {
      name: `${half}: answerable queries that no one matched`,
      value: ours.nothingFound,
      unit: 'of 1',
      baseline: { value: baseline.nothingFound, name },
      ...asked({ atMost: 0.02 }),
    },
    {
      name: `${half}: answerable queries for which no one was shown, related ones included`,
      value: ours.nothingShown,
      unit: 'of 1',
    },
    {
      name: `${half}: unanswerable queries for which a person was listed`,
      value: ours.nonsense,
      unit: 'of 1',
      baseline: { value: baseline.nonsense, name },
      ...asked({ atMost: 0.05 }),
    },
    {
      name: `${half}: queries without a mistake of which a word was replaced`,
      value: ours.changed,
      unit: 'queries',
      ...asked({ atMost: 0 }),
    },
  ];
}

const miniSearchOver = async (db: SearchDatabase['db']) =>
  miniSearchOf((await judgedTexts.all(db)).filter(({ tab }) => tab === 'experts'));

/** What strangers ask of the demonstration, before further organisations stand beside it. */
async function scoreOfStrangers(db: SearchDatabase['db']): Promise<Metric[]> {
  const queries = readMeaningQueries(strangersFile);
  const mini = await miniSearchOver(db);
  const answers = await answerAll(queries, (q) => answerJudged(db, { q, tab: 'experts' }));
  const baseline = await answerAll(queries, (q) => ({ found: mini(q), related: [], corrected: null }));
  return metricsOf("strangers' queries", scoreAnswers(answers), scoreAnswers(baseline), false);
}

/** What strangers ask, then both halves of the queries judged by meaning, over the demonstration and the further organisations. */
export async function scoreByMeaning({ db }: Pick<SearchDatabase, 'db'>): Promise<Metric[]> {
  const metrics = await scoreOfStrangers(db);
  await loadMeaningOrganisations(db);
  const mini = await miniSearchOver(db);
  for (const [half, file] of [
    ['tuned half', tuneFile],
    ['held-out half', heldOutFile],
  ] as const) {
    const queries = readMeaningQueries(file);
    const answers = await answerAll(queries, (q) => answerJudged(db, { q, tab: 'experts' }));
    const baseline = await answerAll(queries, (q) => ({ found: mini(q), related: [], corrected: null }));
    metrics.push(...metricsOf(half, scoreAnswers(answers), scoreAnswers(baseline), file === heldOutFile));
    if (file === tuneFile) metrics.push(...partsOf(answers));
  }
  return metrics;
}
