/** Bytes of mails that arrive or are parsed at the same time, over all connections. */
export const maxBufferedBytes = 100 * 2 ** 20;

/** A bound on memory that several connections share. */
export interface ByteBudget {
  /** Takes bytes from the budget; false, and nothing is taken, when they exceed it. */
  take(bytes: number): boolean;
  give(bytes: number): void;
}

export function createByteBudget(maxBytes: number): ByteBudget {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > maxBytes) return false;
      taken += bytes;
      return true;
    },
    give(bytes) {
      taken -= bytes;
    },
  };
}
