/** What a task has used so far. */
export interface WorkerUsage {
  cpuSeconds: number;
  memoryMiB: number;
}

/** A thread or a process that runs one task at a time. */
export interface WorkerHost {
  post(message: object, transfers: ArrayBuffer[]): void;
  /** Undefined where the platform cannot tell, or the worker has just ended. */
  measureUsage(): Promise<WorkerUsage | undefined>;
  /** Whether this worker keeps the server from ending. */
  setBusy(isBusy: boolean): void;
  terminate(): void;
}

export interface WorkerHostOptions {
  file: URL;
  maxHeapMiB: number;
  /** Lets the server go first when both want a processor. */
  hasLowPriority: boolean;
  onMessage: (message: unknown) => void;
  /** `isOutOfMemory` is set where the runtime itself ended the worker at its heap limit. */
  onEnd: (end: { isOutOfMemory: boolean; message: string }) => void;
}
