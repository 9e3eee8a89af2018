import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ableFeaturesOf,
  anotherToneFile,
  createSemanticSearch,
  fitOf,
  fromProfilesFile,
  helpOrNoneFile,
  loadMeaningOrganisations,
  longMailsFile,
  openSearchDatabase,
  partOf,
  readMeaningQueries,
  readRequest,
  tuneFile,
  type Comparison,
  type MeaningQuery,
  type SearchDatabase,
  type Weights,
} from '@rostrum/api-server/testing/search';
import { fitOdds, fitRanking } from './fit-model.ts';

// Fits weights.json of the search by meaning to the requests that may be tuned to, without the parts of the sets that tell how
// far a change carries: node packages/benchmarks/src/search/fit-weights/fit-weights.ts

interface Compared {
  query: MeaningQuery;
  comparison: Comparison;
  usernames: ReadonlyMap<string, string>;
}

const gains = [0, 1, 3, 7];
const weightsFile = path.join(
  import.meta.dirname,
  '../../../../api-server/src/modules/search/vectors/weights.json',
);

const openSemantics = ({ db }: SearchDatabase) =>
  createSemanticSearch({
    db,
    listener: { subscribe: () => undefined },
    log: { warn: (context, message) => console.error(message, context), info: () => undefined },
    maxBytes: 1e9,
  });

async function computeVectors(database: SearchDatabase): Promise<void> {
  const semantics = openSemantics(database);
  await semantics.start();
  semantics.work();
  for (;;) {
    const { rows } = await database.pool.query<{ behind: number }>(
      'SELECT count(*)::int AS behind FROM search_vectors WHERE changes <> indexed OR model IS NULL',
    );
    if (rows[0]?.behind === 0) break;
    await wait(500);
  }
  semantics.close();
}

async function compareAll(database: SearchDatabase, queries: readonly MeaningQuery[]): Promise<Compared[]> {
  await computeVectors(database);
  const { rows } = await database.pool.query<{ id: string; username: string }>(
    `SELECT p.id, p.username FROM people p JOIN searchable s ON s.id = p.id WHERE s.kind = 'expert' AND s.is_public`,
  );
  const usernames = new Map(rows.map(({ id, username }) => [id, username]));
  const semantics = openSemantics(database);
  await semantics.start();
  const compared: Compared[] = [];
  for (const query of queries) {
    const comparison = await semantics.compare(readRequest(query.q, { isWhole: false }).text);
    if (comparison)
      compared.push({
        query,
        comparison: { ...comparison, experts: comparison.experts.filter(({ id }) => usernames.has(id)) },
        usernames,
      });
  }
  semantics.close();
  return compared;
}

/** Weights of ranking, for requests in English or in other languages, which the English model does not know. */
function fitRank(all: readonly Compared[], isEnglish: boolean): Weights['english'] {
  const samples = all.flatMap(({ query, comparison, usernames }) => {
    if (comparison.isEnglish !== isEnglish || query.grades.size === 0) return [];
    const worth = comparison.experts.map(
      ({ id }) => gains[query.grades.get(usernames.get(id) ?? '') ?? 0] ?? 0,
    );
    const total = worth.reduce((sum, value) => sum + value, 0);
    if (total === 0) return [];
    const rows = comparison.experts.map(({ profile, passages, concept }) => [
      profile.multilingual,
      passages.multilingual,
      concept,
      ...(isEnglish ? [profile.english, passages.english] : []),
    ]);
    return [{ rows, shares: worth.map((value) => value / total) }];
  });
  const [profile = 0, passages = 0, concept = 0, inEnglish = 0, ofEnglish = 0] = fitRanking(
    samples,
    isEnglish ? 5 : 3,
  );
  return {
    profile: { multilingual: profile, english: inEnglish },
    passages: { multilingual: passages, english: ofEnglish },
    concept,
  };
}

function fitAble(all: readonly Compared[], ranks: Pick<Weights, 'english' | 'others'>): Weights['able'] {
  const rows: number[][] = [];
  const outcomes: boolean[] = [];
  for (const { query, comparison } of all) {
    // A name is found by its letters.
    if (query.class === 'names') continue;
    const rank = comparison.isEnglish ? ranks.english : ranks.others;
    const [first] = comparison.experts.toSorted((left, right) => fitOf(right, rank) - fitOf(left, rank));
    if (!first) continue;
    const {
      profile,
      best,
      held,
      first: own,
      common,
      isEnglish,
    } = ableFeaturesOf(comparison.experts, first, comparison);
    rows.push([
      profile.multilingual,
      profile.english,
      best.multilingual,
      best.english,
      held,
      own,
      common,
      isEnglish,
    ]);
    outcomes.push(query.grades.size > 0);
  }
  const [
    base = 0,
    profile = 0,
    profileEnglish = 0,
    best = 0,
    bestEnglish = 0,
    held = 0,
    first = 0,
    common = 0,
    isEnglish = 0,
  ] = fitOdds(rows, outcomes);
  return {
    base,
    profile: { multilingual: profile, english: profileEnglish },
    best: { multilingual: best, english: bestEnglish },
    held,
    first,
    common,
    isEnglish,
  };
}

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(3)) : value;

const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-fit-'));
try {
  await using database = await openSearchDatabase({
    folder,
    content: 'demonstration',
    progress: console.log,
  });
  const ofDemonstration = await compareAll(database, [
    ...readMeaningQueries(fromProfilesFile),
    ...[anotherToneFile, longMailsFile, helpOrNoneFile]
      .flatMap(readMeaningQueries)
      .filter(({ q }) => partOf(q) === 'develop'),
  ]);
  await loadMeaningOrganisations(database.db);
  const all = [...ofDemonstration, ...(await compareAll(database, readMeaningQueries(tuneFile)))];
  const ranks = { english: fitRank(all, true), others: fitRank(all, false) };
  await writeFile(weightsFile, `${JSON.stringify({ ...ranks, able: fitAble(all, ranks) }, rounded, 2)}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
