import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { registry } from '@rostrum/contracts';
import { launchOptions, TestServer } from '@rostrum/e2e-tests';
import { RepositoryCopy } from '@rostrum/repo-tools/repository-copy';
import { runQuietly } from '@rostrum/repo-tools/run';
import { headingOf, openSignedIn } from '../browser/tour.ts';
import { median, type Figure } from '../figure.ts';
import type { Progress } from '../measures.ts';

const area = 'posts';
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

/** Settles when the open tab is told of a registry in which the area has, or no longer has, this version. */
const tabHears = (page: Page, version: string, isThere: boolean) =>
  page.waitForResponse(
    async (response) => {
      if (!response.url().includes('/registry.json') || !response.ok()) return false;
      const { areas } = registry.parse(await response.json());
      return areas.some((one) => one.area === area && (one.version === version) === isThere);
    },
    { timeout: 60_000 },
  );

/** What one team waits for: its build, its release to a running server, and a rollback until an open tab has it. */
export async function measureIndependence(progress: Progress): Promise<Figure[]> {
  using copy = new RepositoryCopy();
  progress('building');
  const build = await buildSeconds(copy);

  await using server = await TestServer.start();
  const made = await run([inServer, 'create', '--name', 'benchmark', '--areas', area], copy.folder, {
    ROSTRUM_DATA_DIR: server.dataDir,
    DATABASE_URL: '',
  });
  const [token = ''] = made.output.split('\n').filter((line) => /^\S{20,}$/.test(line));
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openSignedIn(browser, server, 'administrator');
    await page.goto(`/dashboard/${area}`);
    await page.locator(headingOf(area)).first().waitFor();

    progress('releasing');
    appendFileSync(join(copy.folder, `mf-${area}/src/paths.ts`), '\nexport const another = 1;\n');
    const released = await run([inTools, `mf-${area}`, '--promote', '--server', server.origin], copy.folder, {
      ROSTRUM_DEPLOY_TOKEN: token,
    });
    const answer = registry.parse(await (await page.request.get('/registry.json')).json());
    const version = answer.areas.find((one) => one.area === area)?.version ?? '';

    progress('rolling back');
    const seen = tabHears(page, version, false);
    const began = performance.now();
    const taken = await fetch(`${server.origin}/v1/platform/areas/${area}/rollback`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!taken.ok) throw new Error(`The rollback was refused: ${await taken.text()}`);
    await seen;
    const rollback = (performance.now() - began) / 1000;
    return [
      { name: `build of one area, ${area}, no cache`, value: build, unit: 's', target: { atMost: 6 } },
      {
        name: 'release of one area: build, types, tests, upload, everybody',
        value: released.seconds,
        unit: 's',
        target: { atMost: 20 },
      },
      { name: 'rollback until an open tab has it', value: rollback, unit: 's', target: { atMost: 2 } },
    ];
  } finally {
    await browser.close();
  }
}
