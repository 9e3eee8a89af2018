import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';

/** How long one file of tests may take. The slowest builds a whole area and takes four minutes on a busy machine. */
const limitMs = Number(process.env.TEST_FILE_LIMIT_MS ?? 20 * 60_000);

declare global {
  // One for the worker, whichever file it is at.
  var testFileWatch: Worker | undefined;
}

globalThis.testFileWatch ??= new Worker(join(import.meta.dirname, 'watch-files.ts'), {
  workerData: { limitMs },
  execArgv: [],
});
globalThis.testFileWatch.unref();
globalThis.testFileWatch.postMessage(expect.getState().testPath ?? 'a file of tests');
