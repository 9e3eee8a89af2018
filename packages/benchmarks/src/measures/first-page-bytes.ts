import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions, signInByCall, TestServer } from '@rostrum/e2e-tests';
import type { Figure } from '../figure.ts';
import { buildSingleBundle } from '../single-bundle/build.ts';

type FirstPage = { path: string; as?: string };

const pages: readonly FirstPage[] = [
  { path: '/login' },
  { path: '/dashboard', as: 'administrator' },
  { path: '/dashboard/people', as: 'administrator' },
  { path: '/dashboard/posts', as: 'administrator' },
  { path: '/dashboard/inquiries', as: 'administrator' },
  { path: '/dashboard/analytics', as: 'administrator' },
  { path: '/dashboard/settings/contact', as: 'administrator' },
  { path: '/dashboard/seeker', as: 'media' },
];

const isCode = (url: string) => /^\/(assets|remotes)\/.*\.(js|css|json)$/.test(new URL(url).pathname);

/** Code bytes that a first visit to a page needs, as they travel. */
async function bytesOf(browser: Browser, server: TestServer, { path, as }: FirstPage): Promise<number> {
  const context = await browser.newContext({ baseURL: server.origin });
  if (as !== undefined) await signInByCall(context.request, `${as}@rostrum.example`);
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  let last = performance.now();
  page.on('response', (response) => {
    last = performance.now();
    const length = Number(response.headers()['content-length'] ?? '0');
    if (isCode(response.url())) sizes.set(response.url(), length);
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Live updates keep a request open, so the network is never idle; the page is there when nothing came for a second.
  while (performance.now() - last < 1000) await wait(100);
  // The sign-in pages fetch the application when idle; that is a head start, not something they need.
  const needed = path === '/login' ? [...sizes].filter(([url]) => url.includes('sign-in')) : [...sizes];
  await context.close();
  return needed.reduce((sum, [, size]) => sum + size, 0);
}

async function bytesOfSite(site: string | undefined): Promise<Map<string, number>> {
  await using server = await TestServer.start({ env: site === undefined ? {} : { SITE_DIR: site } });
  const browser = await chromium.launch(launchOptions());
  const found = new Map<string, number>();
  for (const page of pages) found.set(page.path, (await bytesOf(browser, server, page)) / 1000);
  await browser.close();
  return found;
}

/** Bytes of the first page, each in a fresh browser: areas loaded by federation beside one bundle of the same source. */
export async function measureFirstPages(): Promise<Figure[]> {
  const { site } = await buildSingleBundle();
  const federated = await bytesOfSite(undefined);
  const single = await bytesOfSite(site);
  return pages.map(({ path }) => ({
    name: `code of the first page ${path} (brotli)`,
    value: federated.get(path) ?? 0,
    unit: 'kB',
    yardstick: { value: single.get(path) ?? 0, name: 'one bundle of the same source, code-split' },
  }));
}
