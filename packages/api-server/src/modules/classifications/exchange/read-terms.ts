import { InputError } from '@rostrum/server-kit';
import { createWorkerPool, isInputTooDemanding } from '@rostrum/server-kit/workers';
import type { ReadRow, RowFault } from './read-csv.ts';

export interface TermsTask {
  text: string;
  format: 'csv' | 'turtle';
  /** Preferred language of labels. */
  language: string;
}

export interface ReadTerms {
  rows: ReadRow[];
  faults: RowFault[];
  total: number;
}

const pool = createWorkerPool<TermsTask, ReadTerms>({
  file: new URL('./read-terms.worker.ts', import.meta.url),
  isolation: 'thread',
  maxSeconds: 30,
  maxCpuSeconds: 10,
  maxMemoryMiB: 256,
  maxParallel: 1,
  maxWaiting: 20,
});

/**
 * Reads a vocabulary file in a worker: ten thousand terms take a second.
 *
 * @throws InputError when the file cannot be read, or not within the limits of time and memory.
 */
export async function readTerms(task: TermsTask): Promise<ReadTerms> {
  try {
    return await pool.run(task);
  } catch (error) {
    if (isInputTooDemanding(error))
      throw InputError.field('csv', 'The file takes too long to read. Import it in parts.');
    throw error;
  }
}
