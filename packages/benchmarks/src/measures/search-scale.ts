import { formatNumber } from '@rostrum/contracts';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword, TestServer } from '@rostrum/test-support/processes';
import { judgedTexts, openSearchDatabase, type SearchDatabase } from '@rostrum/api-server/testing/search';
import type { Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';
import { median } from '../metric.ts';
import { arrive } from '../load/arrivals.ts';
import { startEmptyRoute } from '../load/start-empty-route.ts';
import { residentOf } from '../search/resident.ts';
import { callLibrary } from '../search/library-times.ts';
import { createClient } from '../search/client.ts';
import { percentile } from '../percentile.ts';
import { everydayQueries, searchQueries, typedBeginnings, type SearchQuery } from '../search/queries.ts';
import { replayStatements } from '../search/replay.ts';
import { ilikeTimes } from '../search/ilike-times.ts';

const folder = path.resolve(import.meta.dirname, '../../../../.data/benchmarks/search');
const seeker = { email: 'media@rostrum.example', password: demoPassword };
const searches = 400;
const everydayRounds = 4;

const millis = (name: string, value: number, more: Partial<Metric> = {}): Metric => ({
  name,
  value,
  unit: 'ms',
  ...more,
});

/** Waits until a server has the model and all vectors in memory. */
async function waitForMeaning(origin: string): Promise<void> {
  const read = async () =>
    ((await (await fetch(`${origin}/readyz`)).json()) as Record<string, string>)['search_model'];
  for (let state = await read(); state !== 'ready'; state = await read()) {
    if (state === 'failed') throw new Error('The server could not load the model.');
    await wait(500);
  }
}

/** Memory of a server that goes by words alone, after the same searches. */
async function measureWordsAlone(database: SearchDatabase, queries: readonly SearchQuery[]): Promise<number> {
  await using server = await TestServer.start({
    env: { DATABASE_URL: database.url, DEMO: '0', SEARCH_MODEL: '0' },
  });
  const client = await createClient(server.origin, seeker);
  for (const query of queries) await client.find(query);
  return residentOf(server.pid);
}

async function measureSize(count: number, progress: Progress) {
  const size = formatNumber(count);
  await using database = await openSearchDatabase({
    folder,
    content: count,
    seeker,
    hasVectors: true,
    progress,
  });
  await using server = await TestServer.start({
    env: { DATABASE_URL: database.url, DEMO: '0', SEARCH_MODEL: '1' },
  });
  using empty = await startEmptyRoute();
  const client = await createClient(server.origin, seeker);
  const queries = searchQueries(searches);

  progress(`${size}: reading the vectors`);
  await waitForMeaning(server.origin);
  const first = await client.find({ q: 'why are rents rising' });
  progress(`${size}: warming up`);
  for (const query of queries.slice(0, 100)) await client.find(query);
  progress(`${size}: searching, one after the other`);
  const alone = [];
  for (const query of queries) alone.push(await client.find(query));
  progress(`${size}: everyday words`);
  for (const query of everydayQueries) await client.find(query);
  const everyday = [];
  for (let round = 0; round < everydayRounds; round += 1)
    for (const query of everydayQueries) everyday.push(await client.find(query));
  progress(`${size}: the same statements through pg alone`);
  const bare = await replayStatements(database.url, queries);
  progress(`${size}: searching, 5 a second`);
  const busy = await client.load(queries.map(client.findUrl), { perSecond: 5, seconds: 60, rounds: 1 });
  progress(`${size}: searching, 50 a second`);
  const rushed = await client.load(searchQueries(50 * 30).map(client.findUrl), {
    perSecond: 50,
    seconds: 30,
  });
  progress(`${size}: autocomplete, 50 a second`);
  const typed = typedBeginnings(2000);
  await client.load(typed.slice(0, 200).map(client.peopleUrl), { perSecond: 50, seconds: 4 });
  const typing = { perSecond: 50, seconds: 50 };
  const idle = await arrive({ calls: [{ url: empty.url, headers: {} }], ...typing });
  const people = await client.load(typed.map(client.peopleUrl), typing);
  const grouped = await client.load(typed.map(client.suggestUrl), typing);
  progress(`${size}: deep pages`);
  const deep = await client.deepPages(queries);
  progress(`${size}: ILIKE`);
  const ilike = await ilikeTimes(database.pool, queries.slice(0, count > 100_000 ? 5 : 20));
  return {
    size,
    p50: median(alone),
    p99: percentile(alone, 0.99),
    everyday: { p50: median(everyday), p99: percentile(everyday, 0.99) },
    bare: median(bare),
    first,
    busy,
    rushed,
    idle,
    people,
    grouped,
    deep,
    ilike: median(ilike),
    library: count > 100_000 ? null : await callLibrary(await judgedTexts.all(database.db), queries),
    memory: residentOf(server.pid),
    memoryOfWords: await measureWordsAlone(database, queries),
  };
}

/** Search over HTTP in directories of several sizes, on the embedded database as it comes. */
export async function measureSearchScale(progress: Progress, sizes: readonly number[]): Promise<Metric[]> {
  const results = [];
  for (const count of sizes) results.push(await measureSize(count, progress));
  const [smallest, largest] = [results[0], results.at(-1)];
  const metrics = results.flatMap((at): Metric[] => [
    millis(`${at.size} experts: search, median`, at.p50, {
      baseline: { value: at.bare, name: 'the same statements through pg alone' },
    }),
    millis(`${at.size} experts: search, 99th percentile`, at.p99, {
      target: { atMost: 200 },
      baseline: { value: at.ilike, name: 'plain ILIKE over people, median' },
    }),
    millis(`${at.size} experts: everyday words, median`, at.everyday.p50),
    millis(`${at.size} experts: everyday words, 99th percentile`, at.everyday.p99, {
      target: { atMost: 200 },
    }),
    millis(`${at.size} experts: search at 5/s, 99th percentile`, at.busy.p99, { target: { atMost: 200 } }),
    millis(`${at.size} experts: first search after readiness`, at.first, { target: { atMost: 150 } }),
    millis(`${at.size} experts: search at 50/s, median`, at.rushed.p50),
    millis(`${at.size} experts: search at 50/s, 99th percentile`, at.rushed.p99, {
      target: { atMost: at === smallest ? 60 : 200 },
      baseline: { value: at.idle.p99, name: 'an empty Fastify route' },
    }),
    millis(`${at.size} experts: people while typing at 50/s, median`, at.people.p50),
    millis(`${at.size} experts: people while typing at 50/s, 99th percentile`, at.people.p99, {
      target: { atMost: 60 },
      baseline: { value: at.idle.p99, name: 'an empty Fastify route' },
    }),
    millis(`${at.size} experts: all groups while typing at 50/s, 99th percentile`, at.grouped.p99, {
      target: { atMost: 60 },
    }),
    {
      name: `${at.size} experts: failed requests`,
      value: at.busy.failed + at.rushed.failed + at.people.failed + at.grouped.failed,
      unit: 'failed',
      target: { atMost: 0 },
    },
    millis(`${at.size} experts: last page by relevance`, at.deep.relevance, {
      baseline: { value: at.deep.first, name: 'first page of the same queries' },
    }),
    millis(`${at.size} experts: hundredth page by name`, at.deep.name, {
      baseline: { value: at.deep.firstByName, name: 'first page by name' },
    }),
    ...(at.library === null
      ? []
      : [
          millis(`${at.size} experts: MiniSearch in memory, median`, at.library.p50),
          { name: `${at.size} experts: MiniSearch, memory`, value: at.library.memory, unit: 'MiB' as const },
        ]),
    { name: `${at.size} experts: memory of the server afterwards`, value: at.memory, unit: 'MiB' },
    {
      name: `${at.size} experts: memory for meaning`,
      value: at.memory - at.memoryOfWords,
      unit: 'MiB',
      ...(at === smallest && { target: { atMost: 200 } }),
      baseline: { value: at.memoryOfWords, name: 'a server that goes by words alone' },
    },
  ]);
  if (smallest && largest && smallest !== largest)
    metrics.push(
      {
        name: `search, median: ${largest.size} experts against ${smallest.size}`,
        value: largest.p50 / smallest.p50,
        unit: 'times',
        target: { atMost: 3 },
      },
      {
        name: `everyday words, median: ${largest.size} experts against ${smallest.size}`,
        value: largest.everyday.p50 / smallest.everyday.p50,
        unit: 'times',
        target: { atMost: 3 },
      },
    );
  if (largest)
    metrics.push(
      {
        name: `server over bare SQL, ${largest.size} experts`,
        value: largest.p50 / largest.bare,
        unit: 'times',
        target: { atMost: 1.5 },
      },
      {
        name: `last page over first page, ${largest.size} experts`,
        value: largest.deep.relevance / largest.deep.first,
        unit: 'times',
        target: { atMost: 2 },
      },
    );
  return metrics;
}
