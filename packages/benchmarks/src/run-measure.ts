import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Metric } from './metric.ts';
import type { Measure } from './measures.ts';
import type { Progress } from './progress.ts';

type Message = { progress: string } | { metrics: Metric[] };

/** Servers that a measure started get this long to end by themselves. */
const gracePeriodMs = 15_000;

/** Runs one measure in a process group of its own, and ends the whole group when it takes too long. */
export function runMeasure({ name, minutes }: Measure, progress: Progress, size?: string): Promise<Metric[]> {
  const child = fork(join(import.meta.dirname, 'run-one.ts'), [name, ...(size === undefined ? [] : [size])], {
    detached: true,
    silent: true,
  });
  let metrics: Metric[] | undefined;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
  child.on('message', (message: Message) => {
    if ('metrics' in message) metrics = message.metrics;
    else progress(message.progress);
  });
  const endGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It ended in this moment.
    }
  };
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    endGroup('SIGTERM');
    setTimeout(() => endGroup('SIGKILL'), gracePeriodMs).unref();
  }, minutes * 60_000);
  const leave = () => endGroup('SIGTERM');
  process.once('SIGINT', leave).once('SIGTERM', leave);
  return new Promise((settle, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      process.off('SIGINT', leave).off('SIGTERM', leave);
      if (isLate) fail(new Error(`ended after ${minutes} minutes without a result.\n${said}`));
      else if (metrics) settle(metrics);
      else fail(new Error(`ended with ${signal ?? code}.\n${said}`));
    });
  });
}
