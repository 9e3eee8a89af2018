import type { ReleaseEvent, RolloutTarget } from '@rostrum/contracts/releases';
import { type Database, type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { NotFoundError } from '@rostrum/server-kit';
import { publish } from '@rostrum/server-kit/live';
import type { Site } from '../../site/site.ts';
import { installationScope, recordActivity } from '@rostrum/server-kit/audit';
import type { ReleaseCatalogue } from './release-catalogue.ts';
import { releaseHistoryRepository } from '../store/release-history.repository.ts';
import { releaseRepository } from '../store/releases.repository.ts';
import { composeIndex, type AreaIndex } from '../resolution/release-index.ts';

export interface ChangeDeps {
  db: Database;
  site: Site;
  catalogue: ReleaseCatalogue;
}

/** Who changes what is released: the name of a deploy token, or `system`. */
export interface Act {
  area: string;
  actor: string;
  reason?: string | undefined;
}

export interface Changed {
  /** False when everything was like this already. */
  changed: boolean;
}

export interface Happening {
  version: string;
  event: ReleaseEvent;
  replaced?: string | null;
  target?: RolloutTarget;
}

const sentences: Record<ReleaseEvent, string> = {
  uploaded: 'uploaded',
  rollout_set: 'rolled out',
  rollout_ended: 'ended the rollout of',
  promoted: 'promoted',
  rolled_back: 'rolled back to',
  marked_broken: 'marked as broken',
  claim_allowed: 'allowed a claim of',
  claim_withdrawn: 'withdrew a claim of',
};

/** What happened, in the history of the area and in the log of the installation. */
export async function noteDown(tx: Transaction, act: Act, happening: Happening): Promise<void> {
  const { area, actor, reason = null } = act;
  const { version, event, replaced = null, target } = happening;
  await releaseHistoryRepository.add(tx, {
    area,
    version,
    event,
    actor,
    reason: reason === '' ? null : reason,
    replaced,
    target: target ?? null,
  });
  await recordActivity(tx, {
    actor: { userId: null, name: actor, role: actor === 'system' ? 'system' : 'deployment' },
    orgId: null,
    scopeId: installationScope,
    verb: `release.${event}`,
    text: `${sentences[event]} ${area} ${version}`,
    entity: { type: 'release', id: null, label: `${area} ${version}` },
    ...(replaced !== null && { before: { version: replaced } }),
    after: { version, reason, ...(target && { target }) },
  });
}

/**
 * Changes what is released: one change after the other, decided on what is true then, numbered, and told to every server
 * and every open tab once it is committed. `work` answers false when there was nothing to change.
 */
export function createReleaseChange({ db, site, catalogue }: ChangeDeps) {
  return async function change(
    area: string,
    work: (tx: Transaction, releaseIndex: AreaIndex) => Promise<false | void>,
  ): Promise<Changed> {
    // What was built here since the last look is noted down first.
    await catalogue.reload();
    const changed = await runAsSystem('releases belong to the installation', () =>
      transaction(db, async (tx) => {
        await releaseRepository.lock(tx);
        const state = await releaseRepository.state(tx);
        const built = site.built().map(({ release }) => release);
        const releaseIndex = composeIndex({ state, built, shell: site.shell() }).areas.get(area);
        if (!releaseIndex) throw new NotFoundError(`There is no release of an area '${area}'.`);
        if ((await work(tx, releaseIndex)) === false) return false;
        const revision = await releaseRepository.raiseRevision(tx);
        await publish(tx, { topic: 'registry', id: String(revision), toEverybody: true });
        return true;
      }),
    );
    await catalogue.reload();
    return { changed };
  };
}

export type ReleaseChange = ReturnType<typeof createReleaseChange>;
