import type { Queryable } from '../database/queryable.ts';
import { chainStart, firstBrokenLink, type ChainEnd } from './activity-hash.ts';
import { activityRepository } from './activity.repository.ts';

const atOnce = 1000;

/**
 * Computes the chain of a scope anew, a part at a time, up to the end that it had when this began. Answers the number of the
 * first entry that was changed, removed or moved, the newest ones too.
 */
export async function verifyChain(
  db: Queryable,
  scopeId: string,
): Promise<{ end: ChainEnd; brokenAt: number | null }> {
  const end = (await activityRepository.chainEnd(db, scopeId)) ?? chainStart;
  let after = chainStart;
  while (after.sequence < end.sequence) {
    const limit = Math.min(atOnce, end.sequence - after.sequence);
    const part = await activityRepository.chainPart(db, scopeId, { after: after.sequence, limit });
    const brokenAt = firstBrokenLink(part, after);
    if (brokenAt !== undefined) return { end, brokenAt };
    const last = part.at(-1);
    if (!last || part.length < limit) return { end, brokenAt: after.sequence + part.length + 1 };
    after = last;
  }
  return { end, brokenAt: after.hash === end.hash ? null : end.sequence };
}
