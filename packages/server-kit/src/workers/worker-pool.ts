import { BusinessError } from '../errors.ts';
import { startProcess } from './process-host.ts';
import { startThread } from './thread-host.ts';
import type { WorkerHost } from './worker-host.ts';
import { WorkerLimitError, type WorkerLimitReason, type WorkerLimits } from './worker-limits.ts';
import { readyMessage, type TaskFailure, type TaskResult } from './worker-messages.ts';

export interface WorkerPoolOptions extends WorkerLimits {
  /** The file that calls `serveTasks`. */
  file: URL;
  /** `process` for native code, `thread` for everything else. */
  isolation: 'thread' | 'process';
  /** Idle workers stay until `close`: for code of our own that takes long to load. Their native memory is not limited. */
  isKept?: boolean;
}

export interface WorkerPool<Input, Output> {
  /**
   * Runs one task. `transfers` are buffers of the input that a thread takes over without a copy.
   *
   * @throws WorkerLimitError when a limit was exceeded or the queue is full.
   * @throws BusinessError as the worker threw it.
   */
  run(input: Input, transfers?: ArrayBuffer[]): Promise<Output>;
  /** Ends idle workers now instead of after a pause; running tasks are finished. */
  close(): void;
}

interface Task {
  id: number;
  input: unknown;
  transfers: ArrayBuffer[];
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

const idleMs = 10_000;
/** Loading its code says nothing about the input, and takes long on a machine that has just started. */
const maxStartMs = 60_000;
const measureMs = { thread: 200, process: 50 };
/** A worker starts again after these, so that what one task leaks does not add up. */
const maxTasksPerWorker = 200;

const messages: Record<WorkerLimitReason, string> = {
  time: 'The task took too long and was ended.',
  memory: 'The task needed too much memory and was ended.',
  busy: 'Too many tasks are waiting.',
  crashed: 'The worker ended before the task did.',
};
const limitError = (reason: WorkerLimitReason, detail = '') =>
  new WorkerLimitError(reason, detail === '' ? messages[reason] : `${messages[reason]} (${detail})`);

const toError = ({ message, business }: TaskFailure): Error =>
  business
    ? new BusinessError(business.code, message, business.fields && { fields: business.fields })
    : new Error(message);

/**
 * Creates a pool of workers for bytes that strangers made. A task that exceeds its limits ends its worker and nothing else;
 * workers are reused, and end after a pause without work.
 */
export function createWorkerPool<Input, Output>(options: WorkerPoolOptions): WorkerPool<Input, Output> {
  const { file, isolation, maxSeconds, maxCpuSeconds, maxMemoryMiB, maxParallel, maxWaiting } = options;
  const { isKept = false } = options;
  const start = isolation === 'thread' ? startThread : startProcess;
  const waiting: Task[] = [];
  const idle: PooledWorker[] = [];
  let running = 0;
  let lastId = 0;

  interface PooledWorker {
    run(task: Task): void;
    end(): void;
  }

  function next(): void {
    while (running < maxParallel) {
      const task = waiting.shift();
      if (!task) return;
      running += 1;
      (idle.pop() ?? startWorker()).run(task);
    }
  }

  function startWorker(): PooledWorker {
    let current: Task | undefined;
    let served = 0;
    let isReady = false;
    let isEnded = false;
    let baseCpuSeconds = 0;
    // Allocators keep what they were given, so the next task would start with the memory of the last.
    let heldMiB = 0;
    let timer: NodeJS.Timeout | undefined;
    let watch: NodeJS.Timeout | undefined;
    let pause: NodeJS.Timeout | undefined;

    const host: WorkerHost = start({
      file,
      maxHeapMiB: options.maxHeapMiB ?? maxMemoryMiB,
      // Code of our own that stays loaded is waited for by requests.
      hasLowPriority: !isKept,
      onMessage: (message) => {
        if (message === readyMessage) {
          isReady = true;
          if (current) limit(current);
          return;
        }
        const result = message as TaskResult;
        if (result.id !== current?.id) return;
        if ('failure' in result) settle((task) => task.reject(toError(result.failure)));
        else settle((task) => task.resolve(result.value));
      },
      onEnd: ({ isOutOfMemory, message }) => {
        if (isEnded) return;
        isEnded = true;
        removeIdle();
        settle((task) => task.reject(isOutOfMemory ? limitError('memory') : limitError('crashed', message)));
      },
    });
    const worker: PooledWorker = { run, end };

    function removeIdle() {
      clearTimeout(pause);
      const at = idle.indexOf(worker);
      if (at !== -1) idle.splice(at, 1);
    }

    function end() {
      if (isEnded) return;
      isEnded = true;
      removeIdle();
      host.terminate();
    }

    function settle(report: (task: Task) => void) {
      const task = current;
      if (!task) return;
      current = undefined;
      clearTimeout(timer);
      clearInterval(watch);
      running -= 1;
      served += 1;
      if (!isKept && (served >= maxTasksPerWorker || heldMiB > maxMemoryMiB / 2)) end();
      if (!isEnded) {
        host.setBusy(false);
        idle.push(worker);
        if (!isKept) pause = setTimeout(end, idleMs).unref();
      }
      report(task);
      next();
    }

    function stop(reason: WorkerLimitReason) {
      end();
      settle((task) => task.reject(limitError(reason)));
    }

    async function measure(task: Task, isFirst: boolean) {
      const usage = await host.measureUsage();
      if (!usage || current !== task) return;
      if (isFirst) baseCpuSeconds = usage.cpuSeconds;
      heldMiB = usage.memoryMiB;
      if (usage.memoryMiB > maxMemoryMiB) stop('memory');
      else if (usage.cpuSeconds - baseCpuSeconds > maxCpuSeconds) stop('time');
    }

    function limit(task: Task) {
      clearTimeout(timer);
      timer = setTimeout(() => stop('time'), maxSeconds * 1000);
      void measure(task, true);
      watch = setInterval(() => void measure(task, false), measureMs[isolation]);
    }

    function run(task: Task) {
      clearTimeout(pause);
      current = task;
      host.setBusy(true);
      if (isReady) limit(task);
      else timer = setTimeout(() => stop('time'), maxStartMs);
      try {
        host.post({ id: task.id, input: task.input }, task.transfers);
      } catch (error) {
        settle(() => task.reject(error instanceof Error ? error : new Error(String(error))));
      }
    }

    return worker;
  }

  return {
    run: (input, transfers = []) =>
      new Promise<unknown>((resolve, reject) => {
        if (running >= maxParallel && waiting.length >= maxWaiting) {
          reject(limitError('busy'));
          return;
        }
        lastId += 1;
        waiting.push({ id: lastId, input, transfers, resolve, reject });
        next();
      }) as Promise<Output>,
    close() {
      while (idle.length > 0) idle[0]?.end();
    },
  };
}
