import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { earlierFolder, root } from '../folders.ts';
import { lastRelease } from './last-release.ts';

const run = promisify(execFile);
const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');

const git = (...words: string[]) => run('git', words, { cwd: root });

/** Whether the last release is in this clone. One without history asks where it came from for this one commit. */
async function hasLastRelease(): Promise<boolean> {
  const isHere = () =>
    git('cat-file', '-e', `${lastRelease}^{tree}`).then(
      () => true,
      () => false,
    );
  if (await isHere()) return true;
  await git('fetch', '--quiet', '--depth=1', 'origin', lastRelease).catch(() => undefined);
  return isHere();
}

/** The sources of a commit in a folder of their own: its packages, and beside them what is installed here. */
async function writeEarlierSources(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/@rostrum'), { recursive: true });
  const archive = `${folder}.tar`;
  await git('archive', '--output', archive, lastRelease);
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@rostrum' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  const packages = readdirSync(join(folder, 'packages')).map((name) => join('packages', name));
  for (const workspace of ['shell', ...areasOf(folder), ...packages]) {
    const name = workspace.replace('packages/', '');
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@rostrum', name), 'junction');
  }
}

const areasOf = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('mf-'));

async function buildAll(folder: string) {
  await run(process.execPath, ['scripts/extract-antd-css.ts'], { cwd: join(folder, 'packages/ui-kit') });
  const waiting = ['shell', ...areasOf(folder)];
  const buildNext = async (): Promise<void> => {
    const workspace = waiting.shift();
    if (workspace === undefined) return;
    await run(process.execPath, [rspack, 'build'], { cwd: join(folder, workspace) });
    await buildNext();
  };
  await Promise.all([buildNext(), buildNext()]);
}

/** The repository as it was at the last release, with its shell and areas built. Kept until another one is the last. */
export const earlierSite = join(earlierFolder, lastRelease.slice(0, 12));

/** Why there is nothing to try against, for whoever has a clone without history and no way to where it came from. */
export const withoutHistory = `The last release, ${lastRelease.slice(0, 12)}, is not in this clone, and it could not be fetched. Fetch the whole history (git fetch --unshallow) and try again.`;

/**
 * Builds the shell and the areas of the last release from the history of the clone, once. Where there is no history nothing
 * is built: the tests that need it say so and fail, all others run.
 */
export async function buildEarlierSite(): Promise<void> {
  if (existsSync(earlierSite)) return;
  rmSync(earlierFolder, { recursive: true, force: true });
  if (!(await hasLastRelease())) return;
  const folder = join(earlierFolder, 'unfinished');
  await writeEarlierSources(folder);
  await buildAll(folder);
  renameSync(folder, earlierSite);
}
