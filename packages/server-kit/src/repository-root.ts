import path from 'node:path';

/** The clone: relative folders of the configuration start here, whatever folder the process was started in. */
export const repositoryRoot = path.resolve(import.meta.dirname ?? '', '../../..');
