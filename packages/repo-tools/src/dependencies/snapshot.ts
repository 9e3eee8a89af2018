import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { inRepository } from '../repository.ts';
import { runQuietly } from '../processes/run-quietly.ts';
import { Refusal } from '../terminal/refusal.ts';
import { advisorySnapshot, osvAdvisory, readAdvisory, type AdvisorySnapshot } from './advisory.ts';
import { acceptedAdvisory, type AcceptedAdvisory } from './find-weaknesses.ts';
import { readLocked } from './lockfile.ts';

const snapshotFile = inRepository('packages/repo-tools/advisories.json');
const acceptedFile = inRepository('packages/repo-tools/accepted-advisories.json');
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** What is known of weaknesses; null while no one has brought a snapshot of the database. */
export const readSnapshot = (): AdvisorySnapshot | null =>
  existsSync(snapshotFile) ? advisorySnapshot.parse(readJson(snapshotFile)) : null;

export const readAccepted = (): AcceptedAdvisory[] => z.array(acceptedAdvisory).parse(readJson(acceptedFile));

/** Reviewed advisories of a clone about packages by these names. */
export function collectAdvisories(
  folder: string,
  names: ReadonlySet<string>,
): AdvisorySnapshot['advisories'] {
  const files = globSync('advisories/github-reviewed/**/*.json', { cwd: folder });
  if (files.length === 0)
    throw new Refusal(
      `${folder} is no clone of the GitHub Advisory Database: it has no advisories/github-reviewed.`,
    );
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes('"npm"'))
    .flatMap((text) => readAdvisory(osvAdvisory.parse(JSON.parse(text))))
    .filter((one) => names.has(one.package))
    .toSorted((left, right) => `${left.package} ${left.id}`.localeCompare(`${right.package} ${right.id}`));
}

/** Writes what a clone of the database says of the packages in the lockfile. */
export async function takeSnapshot(folder: string): Promise<AdvisorySnapshot> {
  const names = new Set(readLocked().map(({ name }) => name));
  const advisories = collectAdvisories(folder, names);
  const { code, output } = await runQuietly('git', ['log', '-1', '--format=%H %cs'], { cwd: folder });
  const [commit = '', date = ''] = output.trim().split(' ');
  if (code !== 0)
    throw new Refusal(`${folder} has no commit to tell the date of its data by: clone it with git.`);
  const snapshot = advisorySnapshot.parse({
    source: 'GitHub Advisory Database, github.com/github/advisory-database',
    licence: 'CC-BY-4.0',
    commit,
    date,
    advisories,
  });
  writeFileSync(snapshotFile, `${JSON.stringify(snapshot, null, 2)}\n`);
  return snapshot;
}
