import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { goWithin, isWithinApplication } from '../browser/go-within.ts';
import { listenForFaults } from './listen-for-faults.ts';
import { readAddresses } from './read-addresses.ts';
import { readKnownPages } from './page-patterns.ts';

export interface CrawlOptions {
  origin: string;
  starts: readonly string[];
  /** How many pages of one kind are opened. */
  perPattern: number;
  /** Whether public pages are opened too. Another visitor opens them otherwise, and this one only asks for them. */
  opensPublicPages: boolean;
}

export interface Crawl {
  opened: string[];
  faults: string[];
}

/** What a page says instead of what it should show. */
const failureTexts = [
  'Page not found',
  'Sorry.. there was an error',
  'could not be loaded',
  'may have been removed',
];

/** Ends the session, or is a file. */
const isPage = ({ pathname }: URL) => pathname !== '/logout' && !/\.\w{2,4}$/.test(pathname);

async function openMenus(page: Page): Promise<void> {
  const menu = page.locator('header button[aria-haspopup]:visible').last();
  if ((await menu.count()) === 0) return;
  await menu.click();
  await expect(page.locator('[role="menu"]:visible, [role="dialog"]:visible').first()).toBeVisible();
}

/** Waits until a page shows what it has: a heading, and nothing that is still on its way. */
export async function settle(page: Page): Promise<void> {
  // Looked at in each frame: pages are many, and waiting in steps of its own took longer than most of them.
  await page.waitForFunction(
    () => {
      // What the server wrote for readers without script is replaced first; its own plain pages have no root.
      const root = document.getElementById('root');
      const drawn = root?.firstElementChild;
      const isDrawn = !root || (drawn && Object.keys(drawn).some((key) => key.startsWith('__reactFiber')));
      return (
        isDrawn && document.querySelector('h1, h2') && document.querySelector('[aria-busy="true"]') === null
      );
    },
    undefined,
    { timeout: 60_000 },
  );
}

/** Opens a page and returns what is wrong with it. */
async function judgePage(page: Page, address: URL, take: () => string[]): Promise<string[]> {
  if (isWithinApplication(page.url()) && isWithinApplication(address.href)) {
    await goWithin(page, address.href);
    await settle(page);
  } else {
    const answer = await page.goto(address.href);
    const type = answer?.headers()['content-type'] ?? '';
    if (type.startsWith('text/html')) await settle(page);
  }
  const text = await page.locator('body').innerText();
  return [
    ...take(),
    ...failureTexts.filter((failure) => text.includes(failure)).map((failure) => `says "${failure}"`),
  ];
}

/** Follows every link of its own origin from the first pages on, a few of each kind, and asks every address a page names. */
export async function crawlLinks(
  page: Page,
  { origin, starts, perPattern, opensPublicPages }: CrawlOptions,
): Promise<Crawl> {
  const { request } = page.context();
  const { patternOf, isPublic } = await readKnownPages(request);
  const { take } = await listenForFaults(page, origin);
  const opened: string[] = [];
  const faults: string[] = [];
  const seen = new Set<string>();
  const asked = new Set<string>();
  const counts = new Map<string, number>();
  const waiting: { address: URL; from: string }[] = [];

  const enqueue = (href: string, from: string) => {
    const address = new URL(href, origin);
    address.hash = '';
    const pattern = patternOf(address);
    const count = counts.get(pattern) ?? 0;
    if (seen.has(address.href) || count >= perPattern) return;
    seen.add(address.href);
    counts.set(pattern, count + 1);
    waiting.push({ address, from });
  };
  const ask = async (address: URL, from: string) => {
    const answer = await request.get(address.href);
    if (answer.status() >= 400)
      faults.push(`${address.pathname} (named by ${from}) returned ${answer.status()}`);
  };

  for (const start of starts) enqueue(start, 'the start');
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { address, from } = next;
    const path = `${address.pathname}${address.search}`;
    opened.push(path);
    if (!isPage(address) || (!opensPublicPages && isPublic(address))) {
      await ask(address, from);
      continue;
    }
    // What the server says to the address itself: the page may have been reached within the application.
    await ask(address, from);
    const found = await judgePage(page, address, take);
    if (opened.length === 1) await openMenus(page);
    const { links, named, deadFragments } = await readAddresses(page);
    faults.push(
      ...found.map((fault) => `${path} (from ${from}) ${fault}`),
      ...deadFragments.map((hash) => `${path} links to ${hash}, which is not there`),
    );
    for (const link of links) enqueue(link, path);
    for (const href of named) {
      if (seen.has(href) || asked.has(href)) continue;
      asked.add(href);
      await ask(new URL(href), path);
    }
  }
  return { opened, faults };
}
