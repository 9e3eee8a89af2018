import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteRelease, type RemoteRelease } from '@rostrum/contracts';
import { earlierSite, withoutHistory } from './build-earlier.ts';
import type { TrialLabel } from '../trial-area/trial-releases.ts';
import { root, trialFolder } from '../folders.ts';
import { findIncompatibilityIn } from './incompatibility-in.ts';

const link = (from: string, to: string) => symlinkSync(from, to, 'junction');

/** Folders of a repository in which the shell and the areas are built. */
const builtIn = (repository: string, isWanted: (name: string) => boolean) =>
  readdirSync(repository).filter((name) => isWanted(name) && existsSync(join(repository, name, 'dist')));

export interface SiteFolderOptions {
  /** The repository whose built shell is served. */
  shell?: string;
  /** The repository whose built areas are served. */
  areas?: string;
  /** Where those areas are taken from that the shell cannot host: a server gives such a page their release before. */
  areasBefore?: string;
}

/** A site as a server finds it: one built shell and built areas, and the trial area, whose release can be changed. */
export class SiteFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'rostrum-site-'));

  constructor({ shell = root, areas = root, areasBefore }: SiteFolderOptions = {}) {
    if ([shell, areas].includes(earlierSite) && !existsSync(earlierSite)) throw new Error(withoutHistory);
    for (const name of builtIn(shell, (folder) => folder === 'shell'))
      link(join(shell, name), join(this.path, name));
    for (const name of builtIn(areas, (folder) => folder.startsWith('mf-'))) {
      const isHeldBack = areasBefore !== undefined && findIncompatibilityIn({ shell, areas }, name) !== null;
      link(join(isHeldBack ? areasBefore : areas, name), join(this.path, name));
    }
  }

  /** Puts a release of the trial area in the place of the one before. */
  release(label: TrialLabel): RemoteRelease {
    const built = join(trialFolder, label, 'mf-trial/dist');
    const release = remoteRelease.parse(JSON.parse(readFileSync(join(built, 'remote.json'), 'utf8')));
    const area = join(this.path, 'mf-trial');
    mkdirSync(area, { recursive: true });
    rmSync(join(area, 'next'), { force: true });
    link(built, join(area, 'next'));
    renameSync(join(area, 'next'), join(area, 'dist'));
    return release;
  }

  [Symbol.dispose]() {
    rmSync(this.path, { recursive: true, force: true });
  }
}
