export { serveTasks } from './serve-tasks.ts';
export { toBuffer, toOwnBytes } from './to-own-bytes.ts';
export {
  isInputTooDemanding,
  WorkerLimitError,
  type WorkerLimitReason,
  type WorkerLimits,
} from './worker-limits.ts';
export { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';
