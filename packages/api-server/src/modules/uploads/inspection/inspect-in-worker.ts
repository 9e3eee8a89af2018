import { createWorkerPool, isInputTooDemanding, toBuffer, toOwnBytes } from '@rostrum/server-kit/workers';
import type { InspectedFile } from '../attachments/inspect-file.ts';
import type { Inspection, InspectionTask, InspectionUse } from './inspection-task.ts';

const pool = createWorkerPool<InspectionTask, Inspection>({
  file: new URL('./inspect.worker.ts', import.meta.url),
  isolation: 'thread',
  maxSeconds: 30,
  maxCpuSeconds: 8,
  maxMemoryMiB: 192,
  maxParallel: 1,
  maxWaiting: 100,
});

/**
 * Finds out in a worker what a file is by its content, and returns the bytes to keep. Takes the given bytes over. What
 * cannot be inspected within the limits is not taken.
 *
 * @throws WorkerLimitError when too many files wait.
 */
export async function inspectInWorker(
  bytes: Buffer,
  name: string,
  use: InspectionUse = 'attached',
): Promise<{ bytes: Buffer; inspected: InspectedFile | undefined }> {
  const own = toOwnBytes(bytes);
  try {
    const inspection = await pool.run({ bytes: own, name, use }, [own.buffer]);
    return { bytes: toBuffer(inspection.bytes), inspected: inspection.inspected };
  } catch (error) {
    if (isInputTooDemanding(error)) return { bytes: Buffer.alloc(0), inspected: undefined };
    throw error;
  }
}
