import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { TestServer } from '@rostrum/test-support/processes';
import { countTransferred } from '../browser/transferred.ts';
import { headingOf, openSignedIn, type Tour } from '../browser/tour.ts';
import { shareCompressedSize, splitByPackage } from './package-sizes.ts';

/** Where a served script stands in the built site. */
export function findFile(site: string, pathname: string): string | undefined {
  const [, root, name = '', ...rest] = pathname.split('/');
  if (!pathname.endsWith('.js')) return undefined;
  if (root === 'assets' && name === 'shell') return join(site, 'shell/dist', ...rest);
  return root === 'remotes' ? join(site, `mf-${name}`, 'dist', ...rest.slice(1)) : undefined;
}

/** Compressed bytes of each package in one built script. */
export function readPackages(file: string): Map<string, number> {
  const texts = splitByPackage(readFileSync(file, 'utf8'), readFileSync(`${file}.map`, 'utf8'));
  return shareCompressedSize(texts, statSync(`${file}.br`).size);
}

export function addUp(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const one of all) for (const [name, size] of one) sum.set(name, (sum.get(name) ?? 0) + size);
  return sum;
}

/** Compressed bytes of each package that a landing page fetches, with an empty cache. */
export async function measurePage(
  browser: Browser,
  server: TestServer,
  site: string,
  { as, landing }: Tour,
): Promise<Map<string, number>> {
  const page = await openSignedIn(browser, server, as);
  const files = new Set<string>();
  page.on('response', (response) => {
    const file = findFile(site, new URL(response.url()).pathname);
    if (file) files.add(file);
  });
  const settle = countTransferred(page);
  await page.goto(landing.href);
  await page.locator(headingOf(landing.area)).first().waitFor();
  await settle();
  await page.context().close();
  return addUp([...files].map(readPackages));
}
