import { grantOf, type PersonStatus, type Role } from '@rostrum/contracts';

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
/** Everybody submits their own profile, and takes it offline at once. */
const ofOwner: Moves = { draft: ['in_review'], published: ['unpublished'] };
/** An organisation of one has nobody to review it. */
const ofIndividual: Moves = { draft: ['published'], published: ['unpublished'], unpublished: ['published'] };

export interface Mover {
  role: Role;
  /** Whether the profile is the mover's own. */
  isOwn: boolean;
}

function movesOfRole({ role, isOwn }: Mover): Moves {
  const grant = grantOf(role, 'person.write');
  if (grant === 'allow') return ofDesk;
  if (grant === 'scope') return ofAgent;
  if (!isOwn || grant === 'deny') return {};
  return grantOf(role, 'person.publish') === 'own' ? ofIndividual : ofOwner;
}

/** What somebody may set the status of a profile to; `former` is what an archived one was before. */
export function movesOf(mover: Mover, status: PersonStatus, former: PersonStatus | null): PersonStatus[] {
  if (status === 'archived')
    return grantOf(mover.role, 'person.publish') === 'allow' ? [former ?? 'draft'] : [];
  return [...(movesOfRole(mover)[status] ?? [])];
}
