import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import type { Site } from '../../site/site.ts';
import { releaseRepository, type KnownState } from '../store/releases.repository.ts';
import { composeIndex, type ReleaseIndex } from '../resolution/release-index.ts';
import { createHeldBackWarning } from './warn-held-back.ts';

/** How long the revision is believed when no other server said anything: a message of the database may be lost. */
const believeMs = 5000;
/** A database that did not answer is left alone for this long. */
const missMs = 1000;
/** A page rather shows what was built than waits longer. */
const timeoutMs = 2000;

interface CatalogueDeps {
  db: Database;
  site: Site;
  log: FastifyBaseLogger;
}

/** Reads of one moment, so that no release is pointed at that is not in the list. */
const readState = (db: Database): Promise<KnownState> =>
  db.transaction((tx) => releaseRepository.state(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

/**
 * What is released, kept in memory: every page asks for it. It is read again when a server says that something changed,
 * and looked at every few seconds besides. While the database is away, what was known last goes on.
 */
export function createReleaseCatalogue({ db, site, log }: CatalogueDeps) {
  let state: KnownState | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  const warnOfHeldBack = createHeldBackWarning(log);
  let composed: { sources: readonly unknown[]; releaseIndex: ReleaseIndex } | undefined;

  async function noteBuilt(known: KnownState): Promise<boolean> {
    const missing = site
      .built()
      .filter(({ release }) =>
        known.releases.every(({ area, version }) => area !== release.area || version !== release.version),
      );
    for (const { release } of missing)
      await releaseRepository.add(db, { release, source: 'built', createdBy: 'system' });
    return missing.length > 0;
  }

  const read = () =>
    runAsSystem('what is released belongs to no organisation and is the same for all', async () => {
      let next = await readState(db);
      if (await noteBuilt(next)) next = await readState(db);
      checkedAt = performance.now();
      if (!state || next.revision >= state.revision) state = next;
    });

  /** Reads what is true from now on: a reading that is under way may have begun before a change. */
  function reload(): Promise<void> {
    if (!running) {
      running = read().finally(() => {
        running = undefined;
      });
      return running;
    }
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return reload();
      });
    return queued;
  }

  const reloadQuietly = () =>
    reload().catch((error: unknown) => {
      checkedAt = performance.now();
      failedAt = checkedAt;
      log.warn({ err: error }, 'what is released cannot be read; what was known last goes on');
    });

  /** Looks whether a message was lost; no one waits for it. */
  function checkSometimes(): void {
    if (performance.now() - checkedAt < believeMs) return;
    checkedAt = performance.now();
    void runAsSystem('the revision of releases belongs to no organisation', () =>
      releaseRepository.revision(db),
    )
      .then((revision) => (revision > (state?.revision ?? 0) ? reloadQuietly() : undefined))
      .catch(() => undefined);
  }

  function compose(): ReleaseIndex {
    const built = site.built();
    const shell = site.shell();
    const sources = [state, built, shell];
    if (!composed || sources.some((source, index) => source !== composed?.sources[index])) {
      const releaseIndex = composeIndex({ state, built: built.map(({ release }) => release), shell });
      composed = { sources, releaseIndex };
      warnOfHeldBack(releaseIndex);
    }
    return composed.releaseIndex;
  }

  return {
    reload,
    reloadQuietly,

    /** What is known, of at least this revision. */
    async releaseIndex({ revision = 0 }: { revision?: number } = {}): Promise<ReleaseIndex> {
      if (state !== undefined && state.revision >= revision) checkSometimes();
      // While the database is away, not every page asks it again; and none waits for it for long.
      else if (failedAt + missMs < performance.now())
        await Promise.race([reloadQuietly(), wait(timeoutMs, undefined, { ref: false })]);
      return compose();
    },

    /**
     * What is known, read again when it lacks a release that a user asks for: another server may have told them of it a
     * moment ago. Many who ask in vain share one reading.
     */
    async indexWith(area: string, version: string): Promise<ReleaseIndex> {
      const releaseIndex = await this.releaseIndex();
      if (releaseIndex.areas.get(area)?.releases.get(version)?.isServable) return releaseIndex;
      if (failedAt + missMs < performance.now()) await reloadQuietly();
      return compose();
    },
  };
}

export type ReleaseCatalogue = ReturnType<typeof createReleaseCatalogue>;
