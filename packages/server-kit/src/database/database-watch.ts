import { BusinessError } from '../errors.ts';

/** What came of a statement that takes no time: an answer, a refusal, or nothing. */
export type ProbeResult = 'answered' | 'refused' | 'silent';

export interface DatabaseWatch {
  /** Whether a statement that takes no time has been waiting for longer than it may. */
  isStalled(): boolean;
  /** Settles like `work`, or rejects with `unavailable` once the database is found to stand still. */
  untilStalled<Result>(work: Promise<Result>): Promise<Result>;
}

export interface DatabaseWatchOptions {
  /** A statement that takes no time, on a connection that requests do not use. */
  probe: () => Promise<ProbeResult>;
  /** How long the probe may take, in milliseconds. */
  stallMs: number;
  /** Time between two probes, in milliseconds. */
  everyMs: number;
}

const unavailable = () =>
  new BusinessError('unavailable', 'The service is busy for a moment. Try again shortly.', { retryAfter: 5 });

/**
 * Finds out that the database accepts connections and answers nothing, as when its machine is frozen: no timeout of a
 * driver or server ends such a statement. Probes while requests are in work, and until a database that stood still answers.
 */
export function createDatabaseWatch({ probe, stallMs, everyMs }: DatabaseWatchOptions): DatabaseWatch {
  const waiting = new Set<(error: Error) => void>();
  let isProbing = false;
  let isStalled = false;
  let probedAt = -Infinity;

  function stall(): void {
    isStalled = true;
    for (const reject of waiting) reject(unavailable());
    waiting.clear();
  }

  async function probeNow(): Promise<void> {
    isProbing = true;
    // Judged a turn of the loop later: after long work, timers come before answers that have arrived meanwhile.
    const timer = setTimeout(() => setImmediate(() => (isProbing ? stall() : undefined)), stallMs);
    const result = await probe().catch((): ProbeResult => 'refused');
    clearTimeout(timer);
    isProbing = false;
    probedAt = performance.now();
    // A connection that is refused fails every request at once by itself.
    if (result === 'silent') stall();
    else isStalled = false;
    if (isNeeded()) setTimeout(probeIfNeeded, everyMs).unref();
  }

  const isNeeded = () => isStalled || waiting.size > 0;

  function probeIfNeeded(): void {
    if (!isProbing && isNeeded()) void probeNow();
  }

  /** Requests share a probe. The chain of probes does not ask here: a timer may fire a moment early, and would end it. */
  function probeIfDue(): void {
    if (performance.now() - probedAt >= everyMs) probeIfNeeded();
  }

  return {
    isStalled: () => isStalled,
    untilStalled: (work) =>
      new Promise((resolve, reject) => {
        if (isStalled) {
          work.catch(() => undefined);
          reject(unavailable());
          return;
        }
        waiting.add(reject);
        // Most requests are over before a probe is worth its statement.
        const timer = setTimeout(probeIfDue, everyMs);
        const settle = () => {
          clearTimeout(timer);
          waiting.delete(reject);
        };
        work.then(
          (value) => {
            settle();
            resolve(value);
          },
          (error: unknown) => {
            settle();
            reject(error instanceof Error ? error : new Error(String(error)));
          },
        );
      }),
  };
}
