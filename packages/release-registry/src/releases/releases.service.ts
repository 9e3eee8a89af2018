import type { Registry } from '@rostrum/contracts';
import type { AreaStatus, ReleaseHistoryEntry } from '@rostrum/contracts/releases';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import type { LiveHub } from '@rostrum/server-kit/live';
import type { Site } from '../site/site.ts';
import { presentArea, presentHistory } from './present-area.ts';
import { createPromotions } from './changes/promotions.service.ts';
import { createReleaseCatalogue } from './changes/release-catalogue.ts';
import { createReleaseChange } from './changes/release-change.ts';
import { createReleasedFiles } from './released-file.ts';
import { releaseHistoryRepository } from './store/release-history.repository.ts';
import type { ReleaseIndex } from './resolution/release-index.ts';
import { resolveRegistry, type ResolvedOverride, type Visitor } from './resolution/resolve-registry.ts';
import { createRollouts } from './changes/rollouts.service.ts';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createUploads } from './changes/uploads.service.ts';

export interface ReleasesDeps {
  db: Database;
  site: Site;
  store: FileStore;
  hub: Pick<LiveHub, 'onTopic'>;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Answers for everybody alike, once per state of things: most visitors are in no rollout. */
function createResolver() {
  let last: { releaseIndex: ReleaseIndex; answers: Map<string, Registry> } | undefined;
  return (releaseIndex: ReleaseIndex, visitor: Visitor, overrides: readonly ResolvedOverride[]): Registry => {
    const answer = resolveRegistry(releaseIndex, visitor, overrides);
    if (overrides.length > 0) return answer;
    if (last?.releaseIndex !== releaseIndex) last = { releaseIndex, answers: new Map() };
    const key = answer.areas.map(({ area, version }) => `${area} ${version}`).join(',');
    const known = last.answers.get(key);
    if (!known) last.answers.set(key, answer);
    return known ?? answer;
  };
}

/** What is released, who gets which of it, and every change of it. */
export function createReleases({ db, site, store, hub, clock, log }: ReleasesDeps) {
  const catalogue = createReleaseCatalogue({ db, site, log });
  const change = createReleaseChange({ db, site, catalogue });
  const resolve = createResolver();
  hub.onTopic('registry', catalogue.reloadQuietly);

  return {
    ...createPromotions({ change, clock }),
    ...createRollouts({ change }),
    uploads: createUploads({ db, site, store, clock }),
    file: createReleasedFiles({ catalogue, store }),

    /** Everything that is known, of at least this revision. */
    releaseIndex: catalogue.releaseIndex,

    /** The registry answer of a visitor. */
    async resolve(
      visitor: Visitor,
      { overrides = [], revision }: { overrides?: readonly ResolvedOverride[]; revision?: number } = {},
    ): Promise<Registry> {
      const named = overrides.find(({ release }) => release.kind === 'version');
      const releaseIndex =
        named?.release.kind === 'version'
          ? await catalogue.indexWith(named.area, named.release.version)
          : await catalogue.releaseIndex({ ...(revision !== undefined && { revision }) });
      return resolve(releaseIndex, visitor, overrides);
    },

    /** What every area has, as the database has it now. */
    async list(): Promise<AreaStatus[]> {
      await catalogue.reload();
      return [...(await catalogue.releaseIndex()).areas.values()].map(presentArea);
    },

    /** Newest first. */
    history: async (filter: { area?: string | undefined; limit: number }): Promise<ReleaseHistoryEntry[]> =>
      (
        await runAsSystem('the history of releases belongs to the installation', () =>
          releaseHistoryRepository.list(db, filter),
        )
      ).map(presentHistory),
  };
}

export type Releases = ReturnType<typeof createReleases>;
