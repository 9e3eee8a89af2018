import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  anotherToneFile,
  fromProfilesFile,
  helpOrNoneFile,
  judgedTexts,
  loadMeaningOrganisations,
  longMailsFile,
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
import { TestServer } from '@rostrum/test-support/processes';
import { median, type Metric } from '../../metric.ts';
import { residentOf } from '../resident.ts';
import { createAsking } from './ask-over-http.ts';
import { miniSearchOf } from '../minisearch-of.ts';

type Answering = (q: string) => Promise<Omit<JudgedAnswer, 'query'>> | Omit<JudgedAnswer, 'query'>;

/** The half that no one tunes to: read here only. */
export const heldOutFile = path.join(import.meta.dirname, 'held-out.tsv');

/** Written by people who did not know the search, for the experts of the demonstration alone. */
const strangersFile = path.join(import.meta.dirname, 'by-strangers.tsv');
/** Two sets that no one who changes the search has read. */
export const unseenFile = path.join(import.meta.dirname, 'unseen.tsv');
export const languagesFile = path.join(import.meta.dirname, 'languages.tsv');

/** Sets of which one part is never tuned to. */
const inParts = [tuneFile, anotherToneFile, longMailsFile, helpOrNoneFile];

async function answerAll(queries: readonly MeaningQuery[], answer: Answering): Promise<JudgedAnswer[]> {
  const answers: JudgedAnswer[] = [];
  for (const query of queries) answers.push({ query, ...(await answer(query.q)) });
  return answers;
}

/** A set in its two parts: what was looked at while something was changed, and what was not. */
const partsOf = (set: string, answers: readonly JudgedAnswer[]): Metric[] =>
  (['develop', 'check'] as const).map((part) => {
    const scores = scoreAnswers(answers.filter(({ query }) => partOf(query.q) === part));
    return {
      name: `${set}, part to ${part}: nDCG@10 of the matches over ${scores.answerable.queries} answerable queries`,
      value: scores.answerable.ofMatches,
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
      name: `${half}: nDCG@10 of the matches over ${ours.answerable.queries} answerable queries`,
      value: ours.answerable.ofMatches,
      unit: 'of 1',
      baseline: { value: baseline.answerable.ndcg10, name },
      ...asked({ atLeast: 0.92 }),
    },
    {
      name: `${half}: the same with those who are related behind them`,
      value: ours.answerable.ndcg10,
      unit: 'of 1',
    },
    ...classes.map(({ each, queries, ndcg10, ofMatches, other }): Metric => ({
      name: `${half}: nDCG@10 of the matches, ${each} (${queries}; with related ${ndcg10.toFixed(3)})`,
      value: ofMatches,
      unit: 'of 1',
      baseline: { value: other, name },
      ...asked({ atLeast: 0.85 }),
    })),
    {
      name: `${half}: answerable queries that no one matched`,
      value: ours.nothingFound,
      unit: 'of 1',
      baseline: { value: baseline.nothingFound, name },
      ...asked({ atMost: 0.03 }),
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
      ...asked({ atMost: 0.08 }),
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

/** Long enough for the vectors of a few hundred experts on a slow machine. */
const indexedWithinMs = 600_000;

/** Waits until the server has computed and read the vectors of all experts. */
async function waitForVectors({ pool }: Pick<SearchDatabase, 'pool'>): Promise<void> {
  const end = performance.now() + indexedWithinMs;
  for (;;) {
    const { rows } = await pool.query<{ behind: number }>(
      'SELECT count(*)::int AS behind FROM search_vectors WHERE changes <> indexed OR model IS NULL',
    );
    if (rows[0]?.behind === 0) break;
    if (performance.now() > end) throw new Error('The vectors of the experts were not computed in time.');
    await wait(1000);
  }
  await wait(2000);
}

interface Server {
  database: SearchDatabase;
  seeker: { email: string };
}

/** Starts a server on the database, as it is now, and asks it all queries. */
async function scoreOverHttp(
  { database, seeker }: Server,
  sets: readonly { name: string; file: string }[],
): Promise<Metric[]> {
  await using server = await TestServer.start({
    env: { DATABASE_URL: database.url, DEMO: '0', SEARCH_MODEL: '1' },
  });
  await waitForVectors(database);
  const { ask, times } = await createAsking(server.origin, seeker);
  const mini = await miniSearchOver(database.db);
  const metrics: Metric[] = [];
  for (const { name, file } of sets) {
    const queries = readMeaningQueries(file);
    const answers = await answerAll(queries, ask);
    const baseline = await answerAll(queries, (q) => ({ found: mini(q), related: [], corrected: null }));
    metrics.push(...metricsOf(name, scoreAnswers(answers), scoreAnswers(baseline), file === heldOutFile));
    if (inParts.includes(file)) metrics.push(...partsOf(name, answers));
  }
  return [
    ...metrics,
    {
      name: `${sets.map(({ name }) => name).join(', ')}: median of a search over HTTP`,
      value: median(times),
      unit: 'ms',
    },
    { name: 'memory of the server', value: residentOf(server.pid), unit: 'MiB' },
  ];
}

/** The sets in their turn: the first ones ask of the demonstration, before further organisations are added to it. */
const sets = {
  strangers: { name: "strangers' queries", file: strangersFile },
  unseen: { name: 'unseen requests', file: unseenFile },
  languages: { name: 'unseen requests in other languages', file: languagesFile },
  'from-profiles': { name: 'requests from profiles, tuned to', file: fromProfilesFile },
  'another-tone': { name: 'requests in another tone, tuned to', file: anotherToneFile },
  'long-mails': { name: 'emails in four languages, tuned to', file: longMailsFile },
  'help-or-none': { name: 'everyday requests with and without an expert, tuned to', file: helpOrNoneFile },
  tuned: { name: 'tuned half', file: tuneFile },
  'held-out': { name: 'held-out half', file: heldOutFile },
};

/** Which sets are asked: all, or those that ROSTRUM_SEARCH_SETS names, so that a change is tried on the tuned half alone. */
function chosenSets(): Set<string> {
  const named = process.env['ROSTRUM_SEARCH_SETS'];
  return new Set(named ? named.split(',') : Object.keys(sets));
}

/** Scores the list of matches that a server answers over HTTP; who is related is a number of its own. */
export async function scoreByMeaning(server: Server): Promise<Metric[]> {
  const chosen = chosenSets();
  const ofDemonstration = (
    [
      'strangers',
      'unseen',
      'languages',
      'from-profiles',
      'another-tone',
      'long-mails',
      'help-or-none',
    ] as const
  ).filter((name) => chosen.has(name));
  const metrics =
    ofDemonstration.length === 0
      ? []
      : await scoreOverHttp(
          server,
          ofDemonstration.map((name) => sets[name]),
        );
  const halves = (['tuned', 'held-out'] as const).filter((name) => chosen.has(name));
  if (halves.length === 0) return metrics;
  await loadMeaningOrganisations(server.database.db);
  return [
    ...metrics,
    ...(await scoreOverHttp(
      server,
      halves.map((name) => sets[name]),
    )),
  ];
}
