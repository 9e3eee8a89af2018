import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { fuzzRoutes } from '../testing/fuzz/fuzz-routes.ts';
import { makeTestSite } from '../testing/test-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Given by the long run outside of the tests. */
    fuzz?: { perRoute: number; seed: number };
  }
}

/** One here, the same at every run; the long run sends hundreds with a seed of its own. */
const short = { perRoute: 1, seed: 20_261_129, withHead: false };

test('no route fails on our side, whatever it is sent', { timeout: 24 * 3_600_000 }, async () => {
  const options = inject('fuzz') ?? short;
  const isLong = options !== short;
  await using site = await makeTestSite();
  // Guests' pages are drawn in full where their style and script were built.
  const build = path.join(site.folder, 'packages/public-pages/dist');
  mkdirSync(build, { recursive: true });
  writeFileSync(path.join(build, 'page.css'), 'main{}');
  writeFileSync(path.join(build, 'page.js'), 'start()');
  await using server = await buildTestApp({ environment: { SITE_DIR: site.folder } });
  const startedAt = Date.now();
  let shown = 0;
  let told = 0;
  const { routes, sent, byClass, faults } = await fuzzRoutes(server, {
    ...options,
    onProgress: (count, found) => {
      if (!isLong) return;
      // At once: a run of half an hour may be ended before its last line.
      for (; told < found.length; told += 1) process.stdout.write(`${JSON.stringify(found[told])}\n`);
      if (count - shown < 1000) return;
      shown = count;
      process.stdout.write(
        `${count} requests in ${Math.round((Date.now() - startedAt) / 1000)} s, ${found.length} failures\n`,
      );
    },
  });
  if (isLong)
    process.stdout.write(
      `${sent} requests to ${routes} routes (seed ${options.seed}): ${JSON.stringify(byClass)}, ${faults.length} failures\n`,
    );
  expect(sent).toBeGreaterThan(400);
  expect(faults).toEqual([]);
});
