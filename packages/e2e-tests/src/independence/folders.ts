import { join, resolve } from 'node:path';

/** The repository, whose builds are tried. */
export const root = resolve(import.meta.dirname, '../../../..');

/** What these tests build for themselves; not under version control. */
const cache = resolve(import.meta.dirname, '../../.cache');

/** Releases of the trial area, one folder each, by label. */
export const trialFolder = join(cache, 'trial');

/** Sites built from sources of earlier times, one folder each, by commit. */
export const earlierFolder = join(cache, 'earlier');
