import { availableParallelism } from 'node:os';

/** Password hashes computed at once: more would take the processors from everything else and gain nothing. */
export const hashesAtOnce = Math.max(2, availableParallelism());
