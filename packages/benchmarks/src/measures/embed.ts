import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { startForeignPages } from '../browser/foreign-page.ts';
import { slowDown } from '../browser/slow-machine.ts';
import { fire } from '../load/fire.ts';
import { publishTheme } from '../load/publish-theme.ts';
import { startSameAnswer } from '../load/start-empty-route.ts';
import { median, type Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';
import { signIn } from '../search/client.ts';

const rounds = 5;
const seconds = 3;
const connections = 10;
/** Visitors of other people's pages are more than ten at once, and what they share is asked for once. */
const crowd = 50;
const reserved = '<style>rostrum-directory { display: block; min-height: 90vh }</style>';

interface Seen {
  firstCards: number;
  /** Sum of what moved without being asked to, as browsers count it. */
  shift: number;
}

/** From the start of the page until a card is drawn, and what moved until the page is at rest. */
async function look(browser: Browser, address: string): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await slowDown(page);
    await page.goto(address, { waitUntil: 'commit' });
    const firstCards = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const ask = () => {
            const root = document.querySelector('rostrum-directory')?.shadowRoot ?? document;
            if (root.querySelector('li')) resolve(performance.now());
            else requestAnimationFrame(ask);
          };
          ask();
        }),
    );
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    return { firstCards, shift };
  } finally {
    await page.close();
  }
}

async function measurePages(server: TestServer, progress: Progress): Promise<Metric[]> {
  const written = await (
    await fetch(`${server.origin}/embed/page/northmere?kind=directory&part=true`)
  ).text();
  const code = `<script type="module" src="${server.origin}/embed/v1/rostrum.js"></script><rostrum-directory organization="northmere"><a href="/x">Experts</a><svg width="1" height="900" aria-hidden="true"></svg></rostrum-directory>`;
  const around = (head: string, body: string) =>
    `${head}</head><body><h1>Our experts</h1>${body}<p>What stands below.</p>`;
  using site = await startForeignPages({
    '/reserved': around(reserved, code),
    '/pasted': around('', code),
    '/written': around('', written),
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const seen = { reserved: [] as Seen[], pasted: [] as Seen[], written: [] as Seen[] };
    const names = ['reserved', 'pasted', 'written'] as const;
    await look(browser, `${site.origin}/pasted`);
    for (let round = 1; round <= rounds; round += 1) {
      progress(`a slow phone: round ${String(round)} of ${String(rounds)}`);
      for (const name of names) seen[name].push(await look(browser, `${site.origin}/${name}`));
    }
    const of = (name: (typeof names)[number], value: keyof Seen) =>
      median(seen[name].map((one) => one[value]));
    const plain = { value: of('written', 'firstCards'), name: 'the same cards in the page itself' };
    return [
      {
        name: 'first cards, 4 times slower, Fast 4G',
        value: of('pasted', 'firstCards'),
        unit: 'ms',
        target: { atMost: 1500 },
        baseline: plain,
      },
      {
        name: 'layout shift, room reserved by the page',
        value: of('reserved', 'shift'),
        unit: 'of 1',
        target: { atMost: 0 },
      },
      { name: 'layout shift, code alone', value: of('pasted', 'shift'), unit: 'of 1', target: { atMost: 0 } },
    ];
  } finally {
    await browser.close();
  }
}

async function measureData(server: TestServer, progress: Progress): Promise<Metric[]> {
  const url = `${server.origin}/embed/directory/northmere.json?page_from=0&page_size=12`;
  const headers = { 'accept-encoding': 'br', origin: 'https://news.paper.example' };
  using bare = await startSameAnswer(url, headers);
  await fire({ url, headers, connections, duration: seconds });
  const answered: number[] = [];
  const crowded: number[] = [];
  const floor: number[] = [];
  let failed = 0;
  for (let round = 1; round <= 3; round += 1) {
    progress(`data: round ${String(round)} of 3`);
    floor.push((await fire({ url: bare.url, connections, duration: seconds })).requests.average);
    const result = await fire({ url, headers, connections, duration: seconds });
    answered.push(result.requests.average);
    const many = await fire({ url, headers, connections: crowd, duration: seconds });
    crowded.push(many.requests.average);
    failed += result.failed + many.failed;
  }
  const baseline = { value: median(floor), name: 'the same bytes from a bare Fastify' };
  return [
    {
      name: 'embed data, ten connections',
      value: median(answered),
      unit: '/s',
      target: { atLeast: 2000 },
      baseline,
    },
    {
      name: 'embed data, fifty connections',
      value: median(crowded),
      unit: '/s',
      target: { atLeast: 2000 },
      baseline,
    },
    { name: 'embed data: requests', value: failed, unit: 'failed', target: { atMost: 0 } },
  ];
}

/** From the press of Publish at one server until a page of the other one is drawn in the new look. */
async function measureTheme(server: TestServer, progress: Progress): Promise<Metric> {
  await using second = await TestServer.start({ dataDir: server.dataDir });
  const manager = await signIn(server.origin, 'administrator@rostrum.example');
  const guestPage = `${second.origin}/organizations/northmere`;
  const taken: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    progress(`a published look: round ${String(round)} of ${String(rounds)}`);
    const primary = `#1B5F${String(round).padStart(2, '0')}`;
    taken.push(await publishTheme({ origin: server.origin, guestPage, manager }, primary));
  }
  return {
    name: 'a published theme on a guest’s page, another server',
    value: Math.max(...taken),
    unit: 'ms',
    target: { atMost: 2000 },
  };
}

/** Embeds on pages of others: until the first cards, what moves, bytes of the script, and answers with data. */
export async function measureEmbed(progress: Progress): Promise<Metric[]> {
  await using server = await TestServer.start();
  const answer = await fetch(`${server.origin}/embed/rostrum.js`, {
    headers: { 'accept-encoding': 'br' },
    method: 'HEAD',
  });
  const bytes = Number(answer.headers.get('content-length'));
  return [
    { name: 'script for all kinds, brotli', value: bytes / 1000, unit: 'kB', target: { atMost: 15 } },
    ...(await measureData(server, progress)),
    ...(await measurePages(server, progress)),
    await measureTheme(server, progress),
  ];
}
