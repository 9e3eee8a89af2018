import { parentPort, workerData } from 'node:worker_threads';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';

interface Order {
  bytes: Uint8Array;
  mediaType: string;
}

/** Reads one document of a stranger, in a thread that may be ended at any moment. */
const { bytes, mediaType } = workerData as Order;
parentPort?.postMessage(mediaType === 'application/pdf' ? await readPdf(bytes) : readDocx(bytes));
