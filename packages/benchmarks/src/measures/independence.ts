import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { registry } from '@rostrum/contracts';
import { launchOptions } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { RepositoryCopy } from '@rostrum/repo-tools/repository-copy';
import { runQuietly } from '@rostrum/repo-tools/run';
import { failEnough, stopsInBrowsers, visitMs } from '../browser/failing-release.ts';
import { headingOf, openSignedIn } from '../browser/tour.ts';
import { median, type Metric } from '../metric.ts';
import type { Progress } from '../progress.ts';

const area = 'posts';
/** The area whose pages enough people of the demonstration can open to prove that a release of it fails. */
const visited = 'people';
const inServer = 'packages/api-server/src/cli/deploy-token.ts';
const inTools = 'packages/repo-tools/src/commands/release.ts';

async function run(parameters: string[], cwd: string, env: Record<string, string> = {}) {
  const began = performance.now();
  const { code, output } = await runQuietly(process.execPath, parameters, { cwd, env });
  if (code !== 0) throw new Error(output);
  return { output, seconds: (performance.now() - began) / 1000 };
}

/** Seconds of the bundler for one area, each time from nothing. */
async function buildSeconds(copy: RepositoryCopy): Promise<number> {
  const bundler = join(copy.folder, 'node_modules/@rspack/cli/bin/rspack.js');
  const builds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    builds.push((await run([bundler, 'build'], join(copy.folder, `mf-${area}`))).seconds);
  }
  return median(builds);
}

/** Settles when the open tab is told of a registry in which no area has this version. */
const tabHearsWithout = (page: Page, version: string) =>
  page.waitForResponse(
    async (response) => {
      if (!response.url().includes('/registry.json') || !response.ok()) return false;
      const { areas } = registry.parse(await response.json());
      return areas.every((one) => one.version !== version);
    },
    { timeout: 60_000 },
  );

/**
 * What one team waits for: its build, its release to a running server, a rollback until an open tab has it; and when a
 * release never starts, how long a visitor waits for the one before, and everybody for the rollback that no one asks for.
 */
export async function measureIndependence(progress: Progress): Promise<Metric[]> {
  using copy = new RepositoryCopy();
  progress('building');
  const build = await buildSeconds(copy);

  await using server = await TestServer.start();
  const made = await run([inServer, 'create', '--name', 'benchmark', '--areas', 'all'], copy.folder, {
    ROSTRUM_DATA_DIR: server.dataDir,
    DATABASE_URL: '',
  });
  const [token = ''] = made.output.split('\n').filter((line) => /^\S{20,}$/.test(line));
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openSignedIn(browser, server, 'administrator');
    await page.goto(`/dashboard/${area}`);
    await page.locator(headingOf(area)).first().waitFor();

    const release = (name: string, change: string) => {
      appendFileSync(join(copy.folder, `mf-${name}/src/paths.ts`), change);
      const command = [inTools, `mf-${name}`, '--promote', '--server', server.origin];
      return run(command, copy.folder, { ROSTRUM_DEPLOY_TOKEN: token });
    };
    const versionOf = async (name: string) => {
      const answer = registry.parse(await (await page.request.get('/registry.json')).json());
      return answer.areas.find((one) => one.area === name)?.version ?? '';
    };
    progress('releasing');
    const released = await release(area, '\nexport const another = 1;\n');
    const version = await versionOf(area);

    progress('rolling back');
    const seen = tabHearsWithout(page, version);
    const began = performance.now();
    const taken = await fetch(`${server.origin}/v1/platform/areas/${area}/rollback`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!taken.ok) throw new Error(`The rollback was refused: ${await taken.text()}`);
    await seen;
    const rollback = (performance.now() - began) / 1000;

    progress('visits to a release that works');
    const sound = [];
    for (let visit = 0; visit < 5; visit += 1) sound.push(await visitMs(browser, server, { area: visited }));
    progress('releasing one that never starts');
    await release(visited, stopsInBrowsers);
    const broken = await versionOf(visited);
    const fallenBack = await visitMs(browser, server, { area: visited });
    const [heard, proven] = await Promise.all([
      tabHearsWithout(page, broken).then(() => performance.now()),
      failEnough(browser, server, visited).then(() => performance.now()),
    ]);
    return [
      { name: `build of one area, ${area}, no cache`, value: build, unit: 's', target: { atMost: 6 } },
      {
        name: 'release of one area: build, types, tests, upload, everybody',
        value: released.seconds,
        unit: 's',
        target: { atMost: 20 },
      },
      { name: 'rollback until an open tab has it', value: rollback, unit: 's', target: { atMost: 2 } },
      {
        name: 'visit to a release that never starts, until the one before is there',
        value: fallenBack,
        unit: 'ms',
        baseline: { value: median(sound), name: 'visit to a release that works' },
      },
      {
        name: 'last visitor it failed, until an open tab has the one before',
        value: (heard - proven) / 1000,
        unit: 's',
      },
    ];
  } finally {
    await browser.close();
  }
}
