/** Raised when an area takes longer than it is given. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

// A task that blocked the main thread lets this timer fire before its own promise is looked at; one more turn is fair.
const graceMs = 100;

/** Settles with the promise, or fails when it takes longer than `ms`. */
export function withTimeout<Result>(promise: Promise<Result>, ms: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer = setTimeout(() => {
      timer = setTimeout(() => reject(new TimeoutError(`${what} took longer than ${ms / 1000} s.`)), graceMs);
    }, ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
