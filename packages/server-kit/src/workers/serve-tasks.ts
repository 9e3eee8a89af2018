import { parentPort, workerData } from 'node:worker_threads';
import type { BusinessError } from '../errors.ts';
import { readyMessage, type TaskFailure, type TaskMessage, type TaskResult } from './worker-messages.ts';
import { lowerThreadPriority } from './worker-priority.ts';

const isBusinessError = (error: Error): error is BusinessError => 'isBusinessError' in error;

function toFailure(error: unknown): TaskFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  if (!isBusinessError(error)) return { message: error.message };
  return { message: error.message, business: { code: error.code, fields: error.fields } };
}

/**
 * Serves the tasks of a worker pool: call it once in the file that the pool starts. `listTransfers` returns the buffers of
 * an output that may be moved instead of copied; it has no effect in a process.
 */
export function serveTasks<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
  listTransfers: (output: Output) => ArrayBuffer[] = () => [],
): void {
  const run = async (message: unknown, send: (result: TaskResult, transfers: ArrayBuffer[]) => void) => {
    const { id, input } = message as TaskMessage;
    try {
      const value = await work(input as Input);
      send({ id, value }, listTransfers(value));
    } catch (error) {
      send({ id, failure: toFailure(error) }, []);
    }
  };
  const port = parentPort;
  if (port) {
    if ((workerData as { hasLowPriority?: boolean } | null)?.hasLowPriority === true) lowerThreadPriority();
    port.on(
      'message',
      (message) => void run(message, (result, transfers) => port.postMessage(result, transfers)),
    );
    port.postMessage(readyMessage);
    return;
  }
  process.on('message', (message) => void run(message, (result) => process.send?.(result)));
  // The server is gone; so is everyone who could read the result.
  process.once('disconnect', () => process.exit(0));
  process.send?.(readyMessage);
}
