import { availableParallelism } from 'node:os';
import { setDefault } from './config.ts';

/** Password hashes computed at once: more would take the processors from everything else and gain nothing. */
export const hashesAtOnce = Math.max(2, availableParallelism());

/**
 * Hashes occupy threads that files, compression and name look-ups need too, so these get four beside them. The size is
 * read from the environment when the first thread starts: this must be imported before anything that starts one.
 */
setDefault('UV_THREADPOOL_SIZE', String(hashesAtOnce + 4));
