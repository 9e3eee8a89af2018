import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The thread beside the tests of a worker. A test ends by its own limit, but one that keeps its process busy for ever, or a
 * file that never finishes loading, would hold the whole run up without a word: this says which and where, and ends it.
 */
const { limitMs } = workerData as { limitMs: number };
let file = '';
let began = performance.now();
parentPort?.on('message', (next: string) => {
  file = next;
  began = performance.now();
});

interface ScriptParsed {
  scriptId: string;
  url: string;
}
interface Paused {
  callFrames: readonly { functionName: string; location: { scriptId: string; lineNumber: number } }[];
}

/** Where the tests' own thread is, as far as it says so; it answers also from within a loop without end. */
function readStack(): Promise<string> {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }: { params: ScriptParsed }) => {
    urls.set(params.scriptId, params.url);
  });
  const paused = new Promise<string>((resolve) => {
    session.on('Debugger.paused', ({ params }: { params: Paused }) =>
      resolve(
        params.callFrames
          .slice(0, 20)
          .map(({ functionName, location: { scriptId, lineNumber } }) => {
            return `  at ${functionName} ${urls.get(scriptId) ?? ''}:${lineNumber + 1}`;
          })
          .join('\n'),
      ),
    );
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  return Promise.race([paused, wait(5000).then(() => '  waiting: no script was running')]);
}

for (;;) {
  await wait(Math.min(limitMs, 5000));
  if (file === '' || performance.now() - began < limitMs) continue;
  const name = file;
  const stack = await readStack();
  // `process.stderr` of a thread writes by way of the one that is stuck.
  writeSync(2, `\n${name} was not done after ${limitMs / 1000} s and was ended:\n${stack}\n`);
  process.kill(process.pid, 'SIGKILL');
}
