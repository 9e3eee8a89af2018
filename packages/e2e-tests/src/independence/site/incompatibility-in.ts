import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findIncompatibility, remoteRelease, shellRelease } from '@rostrum/contracts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What the build of a shell says of itself. */
export const shellOf = (repository: string) =>
  shellRelease.parse(readJson(join(repository, 'shell/dist/shell.json')));

/** What the build of an area says of itself; `folder` is the one of its workspace. */
export const areaOf = (repository: string, folder: string) =>
  remoteRelease.parse(readJson(join(repository, folder, 'dist/remote.json')));

/** Why the shell of one repository cannot host an area of another, or null when it can: the rule of server and page. */
export const findIncompatibilityIn = (
  repositories: { shell: string; areas: string },
  folder: string,
): string | null => findIncompatibility(areaOf(repositories.areas, folder), shellOf(repositories.shell));
