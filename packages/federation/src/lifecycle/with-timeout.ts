/** Raised when an area takes longer than it is given. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

// Short enough that what a blocked main thread held up is looked at between two steps.
const stepMs = 100;

/**
 * Settles with the promise, or fails when it takes longer than `ms`. Only time in which the page could run counts: a step
 * that fires late, because the device slept or its processor was busy elsewhere, counts as one step.
 */
export function withTimeout<Result>(promise: Promise<Result>, ms: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = ms;
    const wait = () =>
      setTimeout(
        () => {
          left -= stepMs;
          // One step more than was given: its own promise is looked at after a task that took the rest of the time.
          if (left > -stepMs) timer = wait();
          else reject(new TimeoutError(`${what} took longer than ${ms / 1000} s.`));
        },
        Math.min(stepMs, left + stepMs),
      );
    let timer = wait();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
