/** Bounds of one task and of the queue before it. */
export interface WorkerLimits {
  /** Wall-clock seconds from the start of the task; time in the queue does not count. */
  maxSeconds: number;
  /** CPU seconds of the task. Unlike `maxSeconds`, a busy machine does not use them up. */
  maxCpuSeconds: number;
  /** MiB of heap and buffers in a thread, MiB of resident memory in a process. */
  maxMemoryMiB: number;
  /** MiB of the JavaScript heap, where the rest of the memory is for buffers; all of it by default. */
  maxHeapMiB?: number;
  /** Tasks that run at the same time. */
  maxParallel: number;
  /** Tasks that wait for one of them; the next is refused. */
  maxWaiting: number;
}

export type WorkerLimitReason = 'time' | 'memory' | 'busy' | 'crashed';

/** A task exceeded its limits, was refused because of a full queue, or took its worker down. */
export class WorkerLimitError extends Error {
  override readonly name = 'WorkerLimitError';
  readonly reason: WorkerLimitReason;

  constructor(reason: WorkerLimitReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** True if the input itself is to blame, so that another attempt would end the same way. */
export const isInputTooDemanding = (error: unknown): error is WorkerLimitError =>
  error instanceof WorkerLimitError && error.reason !== 'busy';
