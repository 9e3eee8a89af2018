import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { WorkerHost, WorkerHostOptions, WorkerUsage } from './worker-host.ts';
import { workerPriority } from './worker-priority.ts';

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own tick (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** Reads `/proc`, which only Linux has; elsewhere the limits of time and heap remain. */
async function readUsage(pid: number): Promise<WorkerUsage | undefined> {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'latin1'),
      readFile(`/proc/${pid}/status`, 'latin1'),
    ]);
    // The name of the program may contain blanks, so fields count from the bracket behind it: 12 and 13 are utime and stime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const kib = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      memoryMiB: kib / 1024,
    };
  } catch {
    return undefined;
  }
}

/** A process: for native libraries, whose memory no limit of V8 counts and whose crash would take the server along. */
export function startProcess({
  file,
  maxHeapMiB,
  hasLowPriority,
  onMessage,
  onEnd,
}: WorkerHostOptions): WorkerHost {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${maxHeapMiB}`, '--max-semi-space-size=4'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const setBusy = (isBusy: boolean) => {
    if (isBusy) {
      child.ref();
      child.channel?.ref();
    } else {
      child.unref();
      child.channel?.unref();
    }
  };
  setBusy(false);
  try {
    if (child.pid !== undefined && hasLowPriority) setPriority(child.pid, workerPriority);
  } catch {
    // Without the permission it competes on equal terms.
  }
  child.on('message', onMessage);
  child.once('error', (error) => onEnd({ isOutOfMemory: false, message: error.message }));
  child.once('exit', (code, signal) =>
    // V8 aborts a process whose heap is full.
    onEnd({ isOutOfMemory: signal === 'SIGABRT', message: `exit code ${code ?? signal}` }),
  );
  return {
    post: (message) => child.send(message, (error) => error && child.kill('SIGKILL')),
    measureUsage: async () => (child.pid === undefined ? undefined : readUsage(child.pid)),
    setBusy,
    terminate: () => void child.kill('SIGKILL'),
  };
}
