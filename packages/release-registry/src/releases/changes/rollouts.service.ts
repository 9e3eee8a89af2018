import type { RolloutTarget } from '@rostrum/contracts/releases';
import type { Queryable } from '@rostrum/server-kit/database';
import { InputError } from '@rostrum/server-kit';
import { noteDown, type Act, type Changed, type ReleaseChange } from './release-change.ts';
import { noSuchRelease, requireUsable } from './release-error.ts';
import { releaseRepository, type RolloutKey } from '../store/releases.repository.ts';
import { buckets } from '../resolution/bucket-of.ts';

async function keyOf(db: Queryable, target: RolloutTarget): Promise<RolloutKey> {
  const nobody = { share: null, orgId: null, userId: null };
  switch (target.to) {
    case 'percent':
      return { ...nobody, share: Math.round((target.percent / 100) * buckets) };
    case 'organisation': {
      const orgId = await releaseRepository.organisationId(db, target.organisation);
      if (orgId === undefined)
        throw InputError.field(
          'target.organisation',
          `There is no organisation '${target.organisation}'. Use the last part of its address.`,
        );
      return { ...nobody, orgId };
    }
    case 'user': {
      const userId = await releaseRepository.userId(db, target.email);
      if (userId === undefined)
        throw InputError.field('target.email', `Nobody has an account with the address '${target.email}'.`);
      return { ...nobody, userId };
    }
  }
}

/** Who gets a release that is not everybody's. */
export function createRollouts({ change }: { change: ReleaseChange }) {
  return {
    async rollOut({
      version,
      target,
      ...act
    }: Act & { version: string; target: RolloutTarget }): Promise<Changed> {
      return change(act.area, async (tx, index) => {
        const known = index.releases.get(version);
        if (!known?.row) throw noSuchRelease(act.area, version);
        // A broken one is promoted by name or not at all: a canary is where things are tried.
        requireUsable(known, undefined);
        const key = await keyOf(tx, target);
        const isThere = index.rollouts.some(
          (rollout) =>
            rollout.version === version &&
            rollout.share === key.share &&
            rollout.orgId === key.orgId &&
            rollout.userId === key.userId,
        );
        if (isThere) return false;
        await releaseRepository.setRollout(tx, act.area, known.row.id, key);
        await noteDown(tx, act, { version, event: 'rollout_set', target });
      });
    },

    /** Ends every rollout of a release. */
    async withdraw({ version, ...act }: Act & { version: string }): Promise<Changed> {
      return change(act.area, async (tx, index) => {
        const row = index.releases.get(version)?.row;
        if (!row) throw noSuchRelease(act.area, version);
        if ((await releaseRepository.endRollouts(tx, row.id)) === 0) return false;
        await noteDown(tx, act, { version, event: 'rollout_ended' });
      });
    },
  };
}
