import { areaName } from '@rostrum/contracts/releases';
import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { ConflictError, InputError, NotFoundError } from '@rostrum/server-kit';
import { publish } from '@rostrum/server-kit/live';
import { noteDown } from './release-change.ts';
import { releaseRepository } from '../store/releases.repository.ts';
import { claimFrom, nameClaim, type Claim } from '../claims/claims.ts';
import { claimRepository, type AgreedClaim } from '../store/claims.repository.ts';
import { refuseReserved } from '../claims/reserved-paths.ts';

export interface ClaimRequest {
  area: string;
  kind: Claim['kind'];
  /** The path, the word of the menu, or the group of tabs. */
  what: string;
  reason: string;
}

/** In the history, where a version would stand: an operator's word holds for every release. */
const anyVersion = 'any';

function checked({ area, kind, what, reason }: ClaimRequest) {
  if (!areaName.safeParse(area).success)
    throw InputError.field('area', `'${area}' is no name of an area, like people.`);
  if (reason.trim() === '' || reason.length > 200)
    throw InputError.field(
      'reason',
      'Say why in --reason, in at most 200 characters: it stands in the history.',
    );
  const reserved = kind === 'path' ? refuseReserved(what) : null;
  if (reserved !== null) throw InputError.field(kind, `No area gets ${what}, ${reserved}.`);
  const claim = nameClaim(claimFrom(kind, what));
  if (claim.length > 200) throw InputError.field(kind, 'A claim has at most 200 characters.');
  return { area, claim, reason: reason.trim() };
}

/** An operator's word that an area may have what is another's, or reserved. Every server hears of it at once. */
export function createClaimService({ db, actor }: { db: Queryable; actor: string }) {
  async function change(request: ClaimRequest, isAllowed: boolean): Promise<void> {
    const { area, claim, reason } = checked(request);
    await transaction(db, async (tx) => {
      await releaseRepository.lock(tx);
      const isChanged = isAllowed
        ? await claimRepository.add(tx, { area, claim, agreedBy: actor })
        : await claimRepository.remove(tx, area, claim);
      if (!isChanged && isAllowed)
        throw new ConflictError(`${area} may have '${claim}' already.`, { code: 'already_exists' });
      if (!isChanged) throw new NotFoundError(`Nobody allowed ${area} to have '${claim}'. See: allowed.`);
      const event = isAllowed ? 'claim_allowed' : 'claim_withdrawn';
      await noteDown(tx, { area, actor, reason: `${claim}: ${reason}` }, { version: anyVersion, event });
      const revision = await releaseRepository.raiseRevision(tx);
      await publish(tx, { topic: 'registry', id: String(revision), toEverybody: true });
    });
  }

  return {
    allow: (request: ClaimRequest): Promise<void> => change(request, true),
    /** From now on a release that takes it is given to no one; the area returns to the last that does not. */
    withdraw: (request: ClaimRequest): Promise<void> => change(request, false),
    list: (): Promise<AgreedClaim[]> => claimRepository.list(db),
  };
}

export type ClaimService = ReturnType<typeof createClaimService>;
