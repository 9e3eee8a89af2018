import { createWorkerPool, toOwnBytes } from '@rostrum/server-kit/workers';
import type { ParsedMail } from './parse-mail.ts';

// The largest mails that are accepted take 2 s of CPU and 120 MiB. One at a time: replies can wait, requests cannot.
const pool = createWorkerPool<Uint8Array, ParsedMail>({
  file: new URL('./parse-mail.worker.ts', import.meta.url),
  isolation: 'thread',
  maxSeconds: 30,
  maxCpuSeconds: 10,
  maxMemoryMiB: 256,
  maxParallel: 1,
  maxWaiting: 50,
});

/**
 * Parses a mail in a worker and takes its bytes over.
 *
 * @throws WorkerLimitError when the mail takes too much time or memory, or too many wait.
 * @throws InputError when the mail exceeds a bound that has a name.
 */
export function parseMailInWorker(raw: Uint8Array): Promise<ParsedMail> {
  const own = toOwnBytes(raw);
  return pool.run(own, [own.buffer]);
}
