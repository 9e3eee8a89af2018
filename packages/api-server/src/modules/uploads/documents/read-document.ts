import { Worker } from 'node:worker_threads';

export interface ReadDocument {
  text: string;
  /** It would run something when it is opened, or carries other files. */
  isActive: boolean;
  /** All of its text was read. */
  isWhole: boolean;
}

const longestMs = 20_000;
const limits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 32 };

/**
 * Reads a document in a thread of its own, with bounds for time and memory: what a stranger made can neither hold up nor
 * fill the server. Undefined for what cannot be read.
 */
export function readDocument(bytes: Buffer, mediaType: string): Promise<ReadDocument | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./read-document.worker.ts', import.meta.url), {
      workerData: { bytes: new Uint8Array(bytes), mediaType },
      resourceLimits: limits,
      // Whatever it prints about a broken file is no line of our log.
      stdout: true,
      stderr: true,
    });
    const end = (read: ReadDocument | undefined) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(read);
    };
    const timer = setTimeout(() => end(undefined), longestMs);
    worker.once('message', end);
    worker.once('error', () => end(undefined));
    worker.once('exit', () => end(undefined));
  });
}
