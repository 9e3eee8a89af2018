import { BusinessError } from '../errors.ts';

const probeEveryMs = 1000;

export interface DatabaseWatch {
  /** Whether a statement that takes no time has been waiting for longer than it may. */
  isStalled(): boolean;
  /** Settles like `work`, or rejects with `unavailable` once the database is found to stand still. */
  untilStalled<Result>(work: Promise<Result>): Promise<Result>;
}

const unavailable = () =>
  new BusinessError('unavailable', 'The service is busy for a moment. Try again shortly.', { retryAfter: 5 });

/**
 * Finds out that the database accepts connections and answers nothing, as when its machine is frozen: no timeout of a
 * driver or server ends such a statement. Probes only while requests are in work.
 *
 * @param probe A statement that takes no time, on a connection of its own.
 * @param stallMs How long the probe may take, in milliseconds.
 */
export function createDatabaseWatch(probe: () => Promise<unknown>, stallMs: number): DatabaseWatch {
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
    const timer = setTimeout(stall, stallMs);
    try {
      await probe();
    } catch {
      // A refused connection fails every request at once by itself.
    } finally {
      clearTimeout(timer);
      isStalled = false;
      isProbing = false;
      probedAt = performance.now();
    }
    if (waiting.size > 0) setTimeout(probeIfDue, probeEveryMs).unref();
  }

  function probeIfDue(): void {
    if (isProbing || waiting.size === 0 || performance.now() - probedAt < probeEveryMs) return;
    void probeNow();
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
        const timer = setTimeout(probeIfDue, stallMs / 4);
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
