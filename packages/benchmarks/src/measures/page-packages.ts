import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { buildWithMaps } from '../bytes/build-with-maps.ts';
import { measurePage, readPackages } from '../bytes/page-packages.ts';
import { tours } from '../browser/tour.ts';
import type { Metric } from '../metric.ts';

/** Agreed sizes of the first pages, in kB of brotli. */
const limits: Readonly<Record<string, number>> = { shell: 280, administrator: 430, agent: 400 };
const isListed = (size: number) => size >= 1000;

function toFigures(page: string, limit: number | undefined, packages: ReadonlyMap<string, number>): Metric[] {
  const rows = [...packages].toSorted(([, left], [, right]) => right - left);
  const sum = (all: typeof rows) => all.reduce((bytes, [, size]) => bytes + size, 0) / 1000;
  const line = (name: string, value: number): Metric => ({ name, value, unit: 'kB' });
  return [
    { ...line(`JavaScript: ${page}`, sum(rows)), ...(limit !== undefined && { target: { atMost: limit } }) },
    ...rows.filter(([, size]) => isListed(size)).map(([name, size]) => line(`  ${name}`, size / 1000)),
    line('  packages below 1 kB', sum(rows.filter(([, size]) => !isListed(size)))),
  ];
}

/** What each first page carries, by package. */
export async function measurePagePackages(): Promise<Metric[]> {
  const site = await buildWithMaps();
  const built = join(site, 'shell/dist');
  const entry = readdirSync(built).find((name) => /^shell\.[^.]+\.js$/.test(name));
  if (entry === undefined) throw new Error('The build has no entry of the shell.');
  const figures = toFigures("the shell's entry", limits['shell'], readPackages(join(built, entry)));
  await using server = await TestServer.start({ env: { SITE_DIR: site } });
  const browser = await chromium.launch(launchOptions());
  try {
    for (const tour of tours) {
      const packages = await measurePage(browser, server, site, tour);
      figures.push(...toFigures(`${tour.as} ${tour.landing.href}`, limits[tour.as], packages));
    }
    return figures;
  } finally {
    await browser.close();
  }
}
