/** Waiting times that double up to half a minute; a random part keeps many browsers from returning in step. */
export function createBackoff(firstMs = 1_000, longestMs = 30_000) {
  let first = firstMs;
  let attempts = 0;
  return {
    next() {
      const wait = Math.max(first, Math.min(first * 2 ** attempts, longestMs));
      attempts += 1;
      return wait / 2 + Math.random() * (wait / 2);
    },
    reset() {
      attempts = 0;
    },
    /** The server's `retry:` field. */
    startAt(milliseconds: number) {
      first = milliseconds;
    },
  };
}
