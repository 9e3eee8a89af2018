import { Worker } from 'node:worker_threads';
import type { WorkerHost, WorkerHostOptions } from './worker-host.ts';

const mib = 2 ** 20;
const isHeapError = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A thread: starts quickly and takes buffers without a copy. Its heap is limited by V8, its buffers by measuring them. */
export function startThread({
  file,
  maxHeapMiB,
  hasLowPriority,
  onMessage,
  onEnd,
}: WorkerHostOptions): WorkerHost {
  const worker = new Worker(file, {
    workerData: { hasLowPriority },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMiB, maxYoungGenerationSizeMb: 8 },
    // Parsers print complaints about broken files, which are no lines of our log.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  worker.on('message', onMessage);
  worker.once('error', (error: Error) =>
    onEnd({ isOutOfMemory: isHeapError(error), message: error.message }),
  );
  worker.once('exit', (code) => onEnd({ isOutOfMemory: false, message: `exit code ${code}` }));
  return {
    post: (message, transfers) => worker.postMessage(message, transfers),
    async measureUsage() {
      try {
        const [heap, cpu] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]);
        return {
          cpuSeconds: (cpu.user + cpu.system) / 1e6,
          memoryMiB: (heap.used_heap_size + heap.external_memory) / mib,
        };
      } catch {
        return undefined;
      }
    },
    setBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    terminate: () => void worker.terminate(),
  };
}
