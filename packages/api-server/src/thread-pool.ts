import { hashesAtOnce } from '@rostrum/identity/hashes-at-once';
import { setDefault } from './config.ts';

/**
 * Hashes occupy threads that files, compression and name look-ups need too, so these get four beside them. The size is
 * read from the environment when the first thread starts: this must be imported before anything that starts one.
 */
setDefault('UV_THREADPOOL_SIZE', String(hashesAtOnce + 4));
