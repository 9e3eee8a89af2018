import { InputError } from '@rostrum/server-kit';
import { createWorkerPool, isInputTooDemanding, toOwnBytes } from '@rostrum/server-kit/workers';
import type { Parts } from '../decode-text.ts';

const pool = createWorkerPool<{ bytes: Uint8Array }, Uint8Array[]>({
  file: new URL('./xlsx.worker.ts', import.meta.url),
  isolation: 'thread',
  maxSeconds: 60,
  maxCpuSeconds: 15,
  // The file, its texts and the result are outside of the heap; what is parsed at a time is small.
  maxHeapMiB: 48,
  maxMemoryMiB: 96,
  maxParallel: 1,
  maxWaiting: 20,
});

/**
 * Reads an Excel workbook in a worker; returns its first sheet as CSV in UTF-8.
 *
 * @throws InputError when it can't be read, or not within the limits of time and memory.
 */
export async function convertXlsx(parts: Parts): Promise<Parts> {
  const whole: Uint8Array[] = [];
  for await (const part of parts()) whole.push(part);
  const bytes = toOwnBytes(Buffer.concat(whole));
  whole.length = 0;
  try {
    const converted = await pool.run({ bytes }, [bytes.buffer]);
    return async function* () {
      yield* converted;
    };
  } catch (error) {
    if (isInputTooDemanding(error))
      throw InputError.field(
        'upload_id',
        'This workbook takes too much time or memory to read. Copy the people into a new workbook, or save them as CSV.',
      );
    throw error;
  }
}
