import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareDemonstration } from '../server/demonstration.ts';
import { root } from './folders.ts';
import { buildEarlierSite } from './site/build-earlier.ts';

/** Builds the releases of the trial area, sound and broken ones, by the preset that every area is built with. */
async function buildTrialReleases() {
  const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const config = join(import.meta.dirname, 'trial-area/rspack.config.ts');
  await promisify(execFile)(process.execPath, [rspack, 'build', '--config', config], {
    cwd: import.meta.dirname,
  });
}

// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of this file
export default async function buildWhatIsTried(): Promise<void> {
  // A server that starts waits for its database, and a build for one core: side by side they take less.
  await Promise.all([prepareDemonstration(), buildTrialReleases().then(buildEarlierSite)]);
}
