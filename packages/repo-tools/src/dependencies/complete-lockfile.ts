import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runQuietly } from '../processes/run-quietly.ts';
import { inRepository } from '../repository.ts';
import { Refusal } from '../terminal/refusal.ts';
import { findMissingPlatforms } from './find-missing-platforms.ts';
import { readLocked } from './lockfile.ts';

const lockfile = 'package-lock.json';

/** Removes the entries that npm has to resolve again: packages with gaps, their dependents, and their binaries. */
function withoutIncomplete(text: string, incomplete: ReadonlySet<string>): string {
  const whole = JSON.parse(text) as { packages: Record<string, { dependencies?: Record<string, string> }> };
  const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const packages = Object.entries(whole.packages).filter(([place, { dependencies = {} }]) => {
    if (!place.includes('node_modules/')) return true;
    const names = [nameAt(place), ...Object.keys(dependencies)];
    return !names.some((name) => incomplete.has(name));
  });
  return `${JSON.stringify({ ...whole, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

/**
 * Adds the binaries of every platform to package-lock.json, at the versions that are locked already.
 *
 * npm resolves all platforms only in a folder without node_modules, so the work happens in a copy of the manifests.
 *
 * @returns The number of packages that had gaps.
 * @throws Refusal when npm fails, or leaves a gap.
 */
export async function completeLockfile(): Promise<number> {
  const before = readLocked();
  const gaps = before.filter((one) =>
    findMissingPlatforms(before).some((fault) => fault.startsWith(`${one.name}@${one.version} `)),
  );
  if (gaps.length === 0) return 0;
  const incomplete = new Set(
    gaps.flatMap(({ name, optionalDependencies }) => [name, ...optionalDependencies]),
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-lockfile-'));
  try {
    const { output } = await runQuietly('git', ['ls-files', 'package.json', '*/package.json', '.npmrc']);
    for (const file of output.split('\n').filter(Boolean))
      await cp(inRepository(file), path.join(folder, file), { recursive: true });
    const text = await readFile(inRepository(lockfile), 'utf8');
    await writeFile(path.join(folder, lockfile), withoutIncomplete(text, incomplete));
    const npm = await runQuietly('npm', ['install', '--package-lock-only', '--ignore-scripts'], {
      cwd: folder,
    });
    if (npm.code !== 0) throw new Refusal(`npm could not complete the lockfile:\n${npm.output.trim()}`);
    const completed = await readFile(path.join(folder, lockfile), 'utf8');
    const left = findMissingPlatforms(readLocked(completed));
    if (left.length > 0) throw new Refusal(`npm left gaps in the lockfile:\n${left.join('\n')}`);
    await writeFile(inRepository(lockfile), completed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return gaps.length;
}
