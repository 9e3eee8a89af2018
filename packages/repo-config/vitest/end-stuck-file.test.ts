import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** What a worker is to the watching thread: a process that is at a file, and busy or waiting for ever. */
function start(body: string) {
  const watch = JSON.stringify(join(import.meta.dirname, 'watch-files.ts'));
  const script = `
    import { Worker } from 'node:worker_threads';
    const watch = new Worker(${watch}, { workerData: { limitMs: 1 }, execArgv: [] });
    watch.postMessage('slow.test.ts');
    ${body}`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

test.each([
  ['busy', 'watch.once("online", function spin() { for (;;) Math.random(); });', 'at spin'],
  ['waiting', 'setInterval(() => undefined, 60_000); await new Promise(() => undefined);', 'waiting'],
])(
  'a file that is %s for ever is named with where it is, and ended',
  async (_how, body, place) => {
    const child = start(body);
    const [said, [, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toContain('slow.test.ts was not done after 0.001 s and was ended:');
    expect(said).toContain(place);
    expect(signal).toBe('SIGKILL');
  },
  180_000,
);
