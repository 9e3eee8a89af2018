import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Read by the test of the API server. */
    fuzz?: { perRoute: number; seed: number };
  }
}

/** `npm run fuzz -w @rostrum/e2e-tests -- [requests per route] [seed]`. */
const [perRoute = 500, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);

process.env['TEST_FILE_LIMIT_MS'] = String(24 * 3_600_000);
const run = await startVitest('test', ['src/whole-server/fuzz.test.ts'], {
  root: join(import.meta.dirname, '../../../api-server'),
  watch: false,
  provide: { fuzz: { perRoute, seed } },
});
await run.close();
