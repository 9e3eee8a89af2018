import { cutText } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { ConflictError } from '@rostrum/server-kit';
import { noteDown, type Act, type Changed, type ReleaseChange } from './release-change.ts';
import { noSuchRelease, requireUsable } from './release-error.ts';
import { releaseRepository, type ReleaseRow } from '../store/releases.repository.ts';
import { currentOf, goodBefore, intendedOf } from '../resolution/good-releases.ts';
import type { AreaIndex } from '../resolution/release-index.ts';

interface Versioned extends Act {
  version: string;
}

/** The row that is made current: a release whose files only this server's build has is followed, not pointed at. */
const pointerOf = (row: ReleaseRow): string | null => (row.storedAt === null ? null : row.id);

function rowOf(releaseIndex: AreaIndex, version: string): ReleaseRow {
  const row = releaseIndex.releases.get(version)?.row;
  if (!row) throw noSuchRelease(releaseIndex.area, version);
  return row;
}

const currentRow = (releaseIndex: AreaIndex): ReleaseRow | undefined =>
  releaseIndex.promoted === null ? undefined : releaseIndex.releases.get(releaseIndex.promoted)?.row;

/** Returns everybody to `target`. What is left behind keeps no one by an old rollout. */
async function returnTo(
  tx: Transaction,
  releaseIndex: AreaIndex,
  { target, act, now }: { target: string; act: Act; now: Date },
): Promise<void> {
  const row = rowOf(releaseIndex, target);
  const left = intendedOf(releaseIndex);
  const leftRow = left === null ? undefined : releaseIndex.releases.get(left)?.row;
  if (leftRow) await releaseRepository.endRollouts(tx, leftRow.id);
  await releaseRepository.setCurrent(tx, releaseIndex.area, pointerOf(row));
  await releaseRepository.setPromoted(tx, row.id, { promotedAt: now });
  await noteDown(tx, act, { version: target, event: 'rolled_back', replaced: left });
}

/** What everybody gets: forward, back, and away from what is broken. */
export function createPromotions({ change, clock }: { change: ReleaseChange; clock: () => Date }) {
  return {
    /** Makes a release everybody's. */
    async promote({ version, ...act }: Versioned): Promise<Changed> {
      return change(act.area, async (tx, releaseIndex) => {
        const known = releaseIndex.releases.get(version);
        if (!known) throw noSuchRelease(act.area, version);
        requireUsable(known, act.reason);
        const row = rowOf(releaseIndex, version);
        const current = currentRow(releaseIndex);
        const replaced = intendedOf(releaseIndex);
        const isCurrent = current ? current.id === row.id : pointerOf(row) === null && replaced === version;
        if (isCurrent && !known.isBroken) return false;
        await releaseRepository.endRollouts(tx, row.id);
        await releaseRepository.setCurrent(tx, act.area, pointerOf(row));
        await releaseRepository.setPromoted(tx, row.id, {
          promotedAt: clock(),
          ...(current?.id !== row.id && { replacedId: current?.id ?? null }),
        });
        await noteDown(tx, act, { version, event: 'promoted', replaced });
      });
    },

    /** Returns everybody to a release by name, or to the last good one before the current. */
    async rollback({ version, ...act }: Act & { version?: string | undefined }): Promise<Changed> {
      return change(act.area, async (tx, releaseIndex) => {
        const intended = intendedOf(releaseIndex);
        const named = version === undefined ? undefined : releaseIndex.releases.get(version);
        if (version !== undefined && !named) throw noSuchRelease(act.area, version);
        if (named) requireUsable(named, act.reason);
        const target = named ?? (intended === null ? undefined : goodBefore(releaseIndex, intended));
        if (!target)
          throw new ConflictError(
            `There is nothing to return to: ${intended ?? 'no release'} is the only good release of ${act.area}. Name a version, or release another.`,
            { code: 'invalid_transition' },
          );
        if (target.release.version === intended && !target.isBroken) return false;
        await returnTo(tx, releaseIndex, { target: target.release.version, act, now: clock() });
      });
    },

    /**
     * No one gets this release any more, unless it is promoted by name for a reason. The only good release of an
     * area is left alone: a page that mostly works is more than none. Doing it twice changes nothing.
     */
    async markBroken({ version, reason, ...rest }: Versioned & { reason: string }): Promise<Changed> {
      const act = { ...rest, reason: cutText(reason, 300) };
      return change(act.area, async (tx, releaseIndex) => {
        const known = releaseIndex.releases.get(version);
        if (!known?.row || known.isBroken) return false;
        const target = goodBefore(releaseIndex, version);
        if (!target && currentOf(releaseIndex) === known) return false;
        await releaseRepository.setBroken(tx, known.row.id, clock(), act.reason);
        await noteDown(tx, act, { version, event: 'marked_broken' });
        if (target && intendedOf(releaseIndex) === version)
          await returnTo(tx, releaseIndex, { target: target.release.version, act, now: clock() });
        else await releaseRepository.endRollouts(tx, known.row.id);
      });
    },
  };
}
