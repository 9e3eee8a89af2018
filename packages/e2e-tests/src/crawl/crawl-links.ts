import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { goWithin, isWithinApplication } from '../browser/go-within.ts';
import { openAddress } from '../browser/open-address.ts';
import { listenForFaults } from './listen-for-faults.ts';
import { readAddresses } from './read-addresses.ts';
import { readKnownPages, type KnownPages } from './page-patterns.ts';

export interface CrawlOptions {
  origin: string;
  /** A guest has no avatar menu. */
  isSignedIn: boolean;
  starts: readonly string[];
  /** Addresses of one kind that are followed. */
  perPattern: number;
  /**
   * Public pages of one kind that are opened, whatever their query; 0 opens none. Addresses beyond it are requested only:
   * another visitor opens those pages.
   */
  perPublicPattern: number;
}

export interface Crawl {
  /** Paths of the pages that were drawn in the browser. */
  opened: string[];
  /** Paths that the server was asked for and that no page was drawn of. */
  requested: string[];
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

/** Opens the avatar menu, whose links are on no page. The page's own last change of address or focus closes it again. */
async function openUserMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Your menu' });
  await expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: /^Menu of / }).click();
    await expect(menu).toBeVisible({ timeout: 2000 });
  }).toPass();
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

/** Reads the addresses of a page; of one that leads on by itself, those of where it leads. */
const readSettledAddresses = (page: Page) =>
  readAddresses(page).catch(async (error: unknown) => {
    if (!String(error).includes('context was destroyed')) throw error;
    await settle(page);
    return readAddresses(page);
  });

/** Opens a page and returns what is wrong with it. */
async function judgePage(page: Page, address: URL, take: () => string[]): Promise<string[]> {
  if (isWithinApplication(page.url()) && isWithinApplication(address.href)) {
    await goWithin(page, address.href);
    await settle(page);
  } else {
    const answer = await openAddress(page, address.href);
    const type = answer?.headers()['content-type'] ?? '';
    if (type.startsWith('text/html')) await settle(page);
  }
  const text = await page.locator('body').innerText();
  return [
    ...take(),
    ...failureTexts.filter((failure) => text.includes(failure)).map((failure) => `says "${failure}"`),
  ];
}

/** Counts the pages that were opened, and decides whether another one of a kind shows anything new. */
function createSelection({ perPattern, perPublicPattern }: CrawlOptions, { classify, isPublic }: KnownPages) {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.get(name) ?? 0;
  return (address: URL): boolean => {
    const { path, view } = classify(address);
    const isSelected = isPublic(address)
      ? count(path) < perPublicPattern
      : // The query of a list goes along into its entries: each set of its names is looked at once.
        count(path) < perPattern || count(view) === 0;
    if (isPage(address) && isSelected)
      for (const name of new Set([path, view])) counts.set(name, count(name) + 1);
    return isPage(address) && isSelected;
  };
}

/** Follows every link of its own origin from the first pages on, a few of each kind, and requests every address a page names. */
export async function crawlLinks(page: Page, options: CrawlOptions): Promise<Crawl> {
  const { origin, isSignedIn, starts, perPattern } = options;
  const { request } = page.context();
  const pages = await readKnownPages(request);
  const select = createSelection(options, pages);
  const { take } = await listenForFaults(page, origin);
  const [opened, requested, faults]: [string[], string[], string[]] = [[], [], []];
  const seen = new Set<string>();
  const asked = new Set<string>();
  const counts = new Map<string, number>();
  const waiting: { address: URL; from: string }[] = [];

  const enqueue = (href: string, from: string) => {
    const address = new URL(href, origin);
    address.hash = '';
    const { view } = pages.classify(address);
    const count = counts.get(view) ?? 0;
    if (seen.has(address.href) || count >= perPattern) return;
    seen.add(address.href);
    counts.set(view, count + 1);
    waiting.push({ address, from });
  };
  const ask = async (address: URL, from: string) => {
    const answer = await request.get(address.href);
    if (answer.status() >= 400)
      faults.push(`${address.pathname} (named by ${from}) returned ${answer.status()}`);
  };
  /** Pages of the application come first: between two of them nothing is loaded again. */
  const takeNext = () => {
    const within = waiting.findIndex(({ address }) => isWithinApplication(address.href));
    return waiting.splice(Math.max(within, 0), 1)[0];
  };

  for (const start of starts) enqueue(start, 'the start');
  for (let next = takeNext(); next !== undefined; next = takeNext()) {
    const { address, from } = next;
    const path = `${address.pathname}${address.search}`;
    // What the server says to the address itself: the page may be reached within the application.
    await ask(address, from);
    if (!select(address)) {
      requested.push(path);
      continue;
    }
    opened.push(path);
    const found = await judgePage(page, address, take);
    if (isSignedIn && opened.length === 1) await openUserMenu(page);
    const { links, named, deadFragments } = await readSettledAddresses(page);
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
  return { opened, requested, faults };
}
