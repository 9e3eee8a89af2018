import { grantOf, type PersonStatus, type Role } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';

type Moves = Partial<Record<PersonStatus, readonly PersonStatus[]>>;

/** The desk: everything. What was archived goes back to what it was. */
const ofDesk: Moves = {
  draft: ['in_review', 'published', 'archived'],
  in_review: ['published', 'draft', 'archived'],
  published: ['unpublished', 'archived'],
  unpublished: ['published', 'archived'],
};
/** An agent submits for people in the own scope. */
const ofAgent: Moves = { draft: ['in_review'] };
/** An agent who was granted it publishes them too. Archiving stays with administrators. */
const ofPublishingAgent: Moves = {
  draft: ['in_review', 'published'],
  in_review: ['published', 'draft'],
  published: ['unpublished'],
  unpublished: ['published'],
};
/** Everybody submits their own profile, and takes it offline at once. */
const ofOwner: Moves = { draft: ['in_review'], published: ['unpublished'] };
/** An organisation of one has nobody to review it. */
const ofIndividual: Moves = { draft: ['published'], published: ['unpublished'], unpublished: ['published'] };

export interface Mover {
  role: Role;
  /** Whether the profile is the mover's own. */
  isOwn: boolean;
  /** Of an agent: granted to publish in the own scope. */
  publishes?: boolean;
}

export const moverOf = (
  { role, personId, scopes }: Pick<RequestSession, 'role' | 'personId' | 'scopes'>,
  { id }: { id: string },
): Mover => ({ role, isOwn: id === personId, publishes: scopes.publishes === true });

function movesOfRole({ role, isOwn, publishes }: Mover): Moves {
  const grant = grantOf(role, 'person.write');
  if (grant === 'allow') return ofDesk;
  if (grant === 'scope') return publishes ? ofPublishingAgent : ofAgent;
  if (!isOwn || grant === 'deny') return {};
  return grantOf(role, 'person.publish') === 'own' ? ofIndividual : ofOwner;
}

/** What somebody may set the status of a profile to; `former` is what an archived one was before. */
export function movesOf(mover: Mover, status: PersonStatus, former: PersonStatus | null): PersonStatus[] {
  if (status === 'archived')
    return grantOf(mover.role, 'person.publish') === 'allow' ? [former ?? 'draft'] : [];
  return [...(movesOfRole(mover)[status] ?? [])];
}
