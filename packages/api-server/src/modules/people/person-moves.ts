import { grantOf, type PersonStatus, type Role } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import type { Archived } from './read-status-record.ts';

type Moves = Partial<Record<PersonStatus, readonly PersonStatus[]>>;

/** Administrators: everything. An archived profile goes back to its former status. */
const administratorMoves: Moves = {
  draft: ['in_review', 'published', 'archived'],
  in_review: ['published', 'draft', 'archived'],
  published: ['unpublished', 'archived'],
  unpublished: ['published', 'archived'],
};
/** Agents submit people in their scope for review. */
const agentMoves: Moves = { draft: ['in_review'], unpublished: ['in_review'] };
/** Agents with the right to publish. Archiving stays with administrators. */
const publishingAgentMoves: Moves = {
  draft: ['in_review', 'published'],
  in_review: ['published', 'draft'],
  published: ['unpublished'],
  unpublished: ['published'],
};
/** Experts and staff submit their own profile, and take it offline at once; back online it goes through review. */
const ownProfileMoves: Moves = {
  draft: ['in_review'],
  published: ['unpublished'],
  unpublished: ['in_review'],
};
/** An organisation of one has no reviewer. */
const individualMoves: Moves = {
  draft: ['published'],
  in_review: ['published'],
  published: ['unpublished'],
  unpublished: ['published'],
};

export interface Mover {
  role: Role;
  /** Whether the profile is the mover's own. */
  isOwn: boolean;
  /** For an agent: may publish in their scope. */
  publishes?: boolean;
}

export const moverOf = (
  { role, personId, scopes }: Pick<RequestSession, 'role' | 'personId' | 'scopes'>,
  { id }: { id: string },
): Mover => ({ role, isOwn: id === personId, publishes: scopes.publishes === true });

function movesOfRole({ role, isOwn, publishes }: Mover): Moves {
  const grant = grantOf(role, 'person.write');
  if (grant === 'allow') return administratorMoves;
  if (grant === 'scope') return publishes ? publishingAgentMoves : agentMoves;
  if (!isOwn || grant === 'deny') return {};
  return grantOf(role, 'person.publish') === 'own' ? individualMoves : ownProfileMoves;
}

const mayRestore = ({ role, isOwn }: Mover): boolean => {
  const grant = grantOf(role, 'person.publish');
  return grant === 'allow' || (grant === 'own' && isOwn);
};

/** The status that an archived profile can still be restored to. */
export const restorableTo = (archived: Archived | null, now: Date): PersonStatus | null =>
  archived !== null && now < archived.until ? archived.status : null;

/** Lists the statuses that a user may set on a profile; `former` is the status that an archived one can be restored to. */
export function movesOf(mover: Mover, status: PersonStatus, former: PersonStatus | null): PersonStatus[] {
  if (status === 'archived') return former !== null && mayRestore(mover) ? [former] : [];
  return [...(movesOfRole(mover)[status] ?? [])];
}
