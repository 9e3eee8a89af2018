import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import type { Client, Options } from 'autocannon';
import { measureBlocking } from '../browser/blocking-time.ts';
import { startForeignPages } from '../browser/foreign-page.ts';
import { fire } from '../load/fire.ts';
import { startSameAnswer } from '../load/start-empty-route.ts';
import { median, type Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const kinds = ['experts', 'organizations', 'posts', 'questions'] as const;
const mostPages = 40;
const rounds = 3;
const roundSeconds = 2;
const phoneRounds = 5;
const headers = { 'accept-encoding': 'br', accept: 'text/html' };
const busy = 10;
/** As few as there are cores, twice: what a guest waits for without a queue before it. */
const calm = 4;

/** Paths of the pages of one kind, from its sitemap. */
async function listPages(origin: string, kind: (typeof kinds)[number]): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemaps/${kind}-1.xml`)).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error(`No page is listed of ${kind}.`);
  return paths.slice(0, mostPages);
}

/** Every connection asks for all pages, each in an order of its own. */
function overPages(url: string, paths: readonly string[], connections: number): Options {
  let next = 0;
  const setupClient = (client: Client) => {
    const start = Math.floor((next * paths.length) / connections) % paths.length;
    next += 1;
    client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path, headers })));
  };
  return { url, connections, setupClient };
}

interface Round {
  cached: number;
  uncached: number;
  bare: number;
  p50: number;
  failed: number;
}

async function measureKind(
  servers: { keeping: TestServer; drawing: TestServer },
  kind: (typeof kinds)[number],
  progress: Progress,
): Promise<Metric[]> {
  const paths = await listPages(servers.keeping.origin, kind);
  using bare = await startSameAnswer(servers.keeping.origin + (paths[0] ?? ''), headers);
  const cached = (connections: number) => overPages(servers.keeping.origin, paths, connections);
  const drawn = (connections: number) => overPages(servers.drawing.origin, paths, connections);
  progress(`${kind}: warming up`);
  await fire({ ...cached(busy), duration: roundSeconds });
  await fire({ ...drawn(busy), duration: 2 * roundSeconds });
  const seen: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    progress(`${kind}: round ${String(round)} of ${String(rounds)}`);
    const floor = await fire({ url: bare.url, connections: busy, duration: roundSeconds });
    const kept = await fire({ ...cached(busy), duration: roundSeconds });
    const anew = await fire({ ...drawn(busy), duration: roundSeconds });
    const alone = await fire({ ...drawn(calm), duration: roundSeconds });
    seen.push({
      cached: kept.requests.average,
      uncached: anew.requests.average,
      bare: floor.requests.average,
      p50: alone.latency.p50,
      failed: kept.failed + anew.failed + alone.failed,
    });
  }
  const of = (read: (round: Round) => number) => median(seen.map(read));
  const baseline = { value: of((round) => round.bare), name: 'the same bytes from a bare Fastify' };
  return [
    {
      name: `${kind}, cached`,
      value: of((round) => round.cached),
      unit: '/s',
      target: { atLeast: 1000 },
      baseline,
    },
    {
      name: `${kind}, uncached`,
      value: of((round) => round.uncached),
      unit: '/s',
      target: { atLeast: 300 },
      baseline,
    },
    {
      name: `${kind}, cached: share of the bare answer's throughput`,
      value: of((round) => (100 * round.cached) / round.bare),
      unit: '%',
    },
    {
      name: `${kind}, uncached: 50th percentile, ${String(calm)} connections`,
      value: of((round) => round.p50),
      unit: 'ms',
      target: { atMost: 30 },
    },
    { name: `${kind}: requests`, value: of((round) => round.failed), unit: 'failed', target: { atMost: 0 } },
  ];
}

/** What a slow phone is blocked by the first page of a kind, beside a page that holds a heading. */
async function measurePhone(
  browser: Browser,
  origin: string,
  kind: (typeof kinds)[number],
  progress: Progress,
): Promise<Metric> {
  const [path = ''] = await listPages(origin, kind);
  using plain = await startForeignPages({ '/': '</head><body><h1>Experts</h1>' });
  const page: number[] = [];
  const heading: number[] = [];
  for (let round = 1; round <= phoneRounds; round += 1) {
    progress(`${kind}: on a phone, ${String(round)} of ${String(phoneRounds)}`);
    page.push(await measureBlocking(browser, origin + path));
    heading.push(await measureBlocking(browser, plain.origin));
  }
  return {
    name: `${kind}: blocking by processor time, 4 times slower`,
    value: median(page),
    unit: 'ms',
    target: { atMost: 100 },
    baseline: { value: median(heading), name: 'a page of one heading' },
  };
}

/** Public pages as guests ask for them, by kind: from memory, and drawn anew by a server that keeps none. */
export async function measurePublicPages(progress: Progress): Promise<Metric[]> {
  await using keeping = await TestServer.start();
  await using drawing = await TestServer.start({ dataDir: keeping.dataDir, env: { PAGE_CACHE_MIB: '0' } });
  const metrics: Metric[] = [];
  for (const kind of kinds) metrics.push(...(await measureKind({ keeping, drawing }, kind, progress)));
  const browser = await chromium.launch(launchOptions());
  try {
    for (const kind of kinds) metrics.push(await measurePhone(browser, keeping.origin, kind, progress));
  } finally {
    await browser.close();
  }
  return metrics;
}
