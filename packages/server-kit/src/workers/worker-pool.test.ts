import { afterEach, describe, expect, test } from 'vitest';
import type { SampleTask } from './testing/sample.worker.ts';
import { workerPriority } from './worker-priority.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

const opened: WorkerPool<SampleTask, number>[] = [];
function openPool(isolation: WorkerPoolOptions['isolation'], limits: Partial<WorkerPoolOptions> = {}) {
  const pool = createWorkerPool<SampleTask, number>({
    file: new URL('./testing/sample.worker.ts', import.meta.url),
    isolation,
    maxSeconds: 60,
    maxCpuSeconds: 60,
    maxMemoryMiB: 160,
    maxParallel: 1,
    maxWaiting: 10,
    ...limits,
  });
  opened.push(pool);
  return pool;
}
afterEach(() => {
  for (const pool of opened.splice(0)) pool.close();
});

describe.each(['thread', 'process'] as const)('a pool of one %s', (isolation) => {
  test('returns the results of tasks in the order in which they were given', async () => {
    const pool = openPool(isolation);
    const results = await Promise.all([1, 2, 3].map((number) => pool.run({ kind: 'double', number })));
    expect(results).toEqual([2, 4, 6]);
  });

  test.runIf(process.platform === 'linux')('leaves the processor to the server first', async () => {
    const pool = openPool(isolation);
    expect(await pool.run({ kind: 'priority' })).toBe(workerPriority);
  });

  test('passes a refusal on with its code and fields, and other errors with their message', async () => {
    const pool = openPool(isolation);
    await expect(pool.run({ kind: 'refuse' })).rejects.toMatchObject({
      isBusinessError: true,
      code: 'invalid_input',
      fields: [{ path: 'file', message: 'The file has no rows.' }],
    });
    await expect(pool.run({ kind: 'throw' })).rejects.toThrow('not a function');
  });

  test.each([
    ['that never ends, by its wall-clock time', { kind: 'spin' }, { maxSeconds: 1 }, 'time'],
    ['that never ends, by its CPU time', { kind: 'spin' }, { maxCpuSeconds: 0.5 }, 'time'],
    ['that fills its heap', { kind: 'fill', what: 'heap' }, {}, 'memory'],
    ['that fills memory beside its heap', { kind: 'fill', what: 'buffers' }, {}, 'memory'],
    ['that takes its worker down', { kind: 'exit' }, {}, 'crashed'],
  ] satisfies [string, SampleTask, Partial<WorkerPoolOptions>, string][])(
    'ends a task %s, and runs the next one',
    async (_what, task, limits, reason) => {
      const pool = openPool(isolation, limits);
      const bad = pool.run(task);
      const good = pool.run({ kind: 'double', number: 4 });
      await expect(bad).rejects.toMatchObject({ name: 'WorkerLimitError', reason });
      expect(await good).toBe(8);
    },
  );
});

test('leaves the event loop free while a task computes', async () => {
  const pool = openPool('thread');
  const until = new SharedArrayBuffer(4);
  const waiting = pool.run({ kind: 'wait', until });
  // Only this loop can wake the task, so the task cannot be what blocks it.
  const wake = setInterval(() => Atomics.notify(new Int32Array(until), 0), 5);
  expect(await waiting).toBe(1);
  clearInterval(wake);
});

test('refuses what exceeds its queue at once, and still runs what waits', async () => {
  const pool = openPool('thread', { maxWaiting: 1 });
  const tasks = [1, 2, 3].map((number) => pool.run({ kind: 'double', number }));
  await expect(tasks[2]).rejects.toMatchObject({ reason: 'busy' });
  expect(await Promise.all(tasks.slice(0, 2))).toEqual([2, 4]);
});
