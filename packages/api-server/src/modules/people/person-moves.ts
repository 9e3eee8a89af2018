import { grantOf, type PersonStatus, type Role } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import type { Archived } from './read-status-record.ts';

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

/** What an archived profile can still be restored to. */
export const restorableTo = (archived: Archived | null, now: Date): PersonStatus | null =>
  archived !== null && now < archived.until ? archived.status : null;

/** What somebody may set the status of a profile to; `former` is what an archived one can be restored to. */
export function movesOf(mover: Mover, status: PersonStatus, former: PersonStatus | null): PersonStatus[] {
  if (status === 'archived')
    return former !== null && grantOf(mover.role, 'person.publish') === 'allow' ? [former] : [];
  return [...(movesOfRole(mover)[status] ?? [])];
}
