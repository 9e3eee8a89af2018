import { Worker } from 'node:worker_threads';

export interface ReadDocument {
  text: string;
  /** It would run something when it is opened, or carries other files. */
  isActive: boolean;
  /** All of its text was read. */
  isWhole: boolean;
}

const longestMs = 20_000;

/** Two hundred dense pages of a PDF of 20 MB are read within 32; the text of a Word document is held whole. */
const heapMb = { pdf: 96, word: 320 };

/**
 * Whether a PDF says where its objects are. The reader would guess at one that does not, letter by letter: 20 MB of
 * anything behind the mark of a PDF filled its memory to the limit.
 */
const hasCrossReference = (bytes: Buffer): boolean => bytes.lastIndexOf('startxref') !== -1;

/** The same bytes in memory that can be given away; small ones share theirs with others. */
const toOwn = (bytes: Buffer): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

/**
 * Reads a document in a thread of its own, with bounds for time and memory: what a stranger made can neither hold up nor
 * fill the server. Takes the bytes over, so that a large file is there once. Undefined for what cannot be read.
 */
export function readDocument(bytes: Buffer, mediaType: string): Promise<ReadDocument | undefined> {
  const isPdf = mediaType === 'application/pdf';
  if (isPdf && !hasCrossReference(bytes)) return Promise.resolve(undefined);
  const own = toOwn(bytes);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./read-document.worker.ts', import.meta.url), {
      workerData: { bytes: own, mediaType },
      transferList: [own.buffer],
      resourceLimits: {
        maxOldGenerationSizeMb: isPdf ? heapMb.pdf : heapMb.word,
        maxYoungGenerationSizeMb: 8,
      },
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
