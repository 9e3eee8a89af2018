import { createWorkerPool, toOwnBytes, type WorkerPool } from '@rostrum/server-kit/workers';
import type { PrivateFinding } from './find-private-details.ts';

/** What a parser finds in a document. */
export interface DocumentContent {
  text: string;
  /** It would run something when it is opened, or carries other files. */
  isActive: boolean;
  /** All of its text was read. */
  isWhole: boolean;
}

export interface ReadDocument extends DocumentContent {
  /** What looks private in its text. */
  findings: PrivateFinding[];
}

export interface DocumentTask {
  bytes: Uint8Array;
  mediaType: string;
}

const limits = { maxSeconds: 30, maxCpuSeconds: 8, maxParallel: 1, maxWaiting: 50 };
const file = new URL('./read-document.worker.ts', import.meta.url);

// Two hundred dense pages of a PDF of 20 MB are read within a heap of 32 MiB; the text of a Word document is held whole.
const pdfs: WorkerPool<DocumentTask, ReadDocument> = createWorkerPool({
  ...limits,
  file,
  isolation: 'thread',
  maxHeapMiB: 96,
  maxMemoryMiB: 256,
});
const wordDocuments: WorkerPool<DocumentTask, ReadDocument> = createWorkerPool({
  ...limits,
  file,
  isolation: 'thread',
  maxMemoryMiB: 320,
});

/**
 * Whether a PDF says where its objects are. The reader would guess at one that does not, letter by letter: 20 MB of
 * anything behind the mark of a PDF filled its memory to the limit.
 */
const hasCrossReference = (bytes: Buffer): boolean => bytes.lastIndexOf('startxref') !== -1;

/**
 * Reads a document in a worker and takes its bytes over, so that a large file is there once. Undefined for what cannot be
 * read, or not within the limits of time and memory.
 */
export async function readDocument(bytes: Buffer, mediaType: string): Promise<ReadDocument | undefined> {
  const isPdf = mediaType === 'application/pdf';
  if (isPdf && !hasCrossReference(bytes)) return undefined;
  const own = toOwnBytes(bytes);
  const pool = isPdf ? pdfs : wordDocuments;
  return pool.run({ bytes: own, mediaType }, [own.buffer]).catch(() => undefined);
}
