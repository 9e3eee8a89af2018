import { personActivityVerbs, personStatus, type PersonDetail, type PersonStatus } from '@rostrum/contracts';
import { activityRepository } from '@rostrum/server-kit/audit';
import type { Queryable } from '@rostrum/server-kit/database';
import { z } from 'zod';

interface Profile {
  orgId: string;
  id: string;
}

const newest = { limit: 1, offset: 0 };
const formerStatus = z.object({ status: personStatus.exclude(['archived']) });
const move = z.object({ status: personStatus });
const returnedWith = z.object({ comment: z.string() });

/** For so long an archived profile is kept to be restored. */
const restorableMs = 365 * 86_400_000;

export const restoringEnded = 'It was archived more than 365 days ago, so it cannot be restored.';

/** What an archived profile can be restored to, and until when. */
export interface Archived {
  status: PersonStatus;
  until: Date;
}

/**
 * What an archived profile was before. The record is append-only, so it needs no column of its own; once the record of that
 * day has ended too, its last change says when it was.
 */
export async function readArchived(
  db: Queryable,
  { orgId, id, updatedAt }: Profile & { updatedAt: Date },
): Promise<Archived> {
  const [entry] = await activityRepository.list(
    db,
    { orgId, entity: 'person', entityId: id, verbs: ['person.archived'] },
    newest,
  );
  const at = entry?.createdAt ?? updatedAt;
  return {
    status: formerStatus.safeParse(entry?.before).data?.status ?? 'draft',
    until: new Date(at.getTime() + restorableMs),
  };
}

/** Why a profile came back from review, unless it was submitted or published since. */
export async function readReturned(db: Queryable, { orgId, id }: Profile): Promise<PersonDetail['returned']> {
  const [entry] = await activityRepository.list(
    db,
    {
      orgId,
      entity: 'person',
      entityId: id,
      verbs: ['person.returned', 'person.in_review', 'person.published'],
    },
    newest,
  );
  const comment =
    entry?.verb === 'person.returned' ? returnedWith.safeParse(entry.after).data?.comment : undefined;
  return entry && comment !== undefined
    ? { comment, by: entry.actorName, at: entry.createdAt.toISOString() }
    : null;
}

/** What the caller's own last change of the status can be taken back to: nothing once anyone else moved the profile. */
export async function readTakenBack(
  db: Queryable,
  { orgId, id, status }: Profile & { status: PersonStatus },
  { userId }: { userId: string },
): Promise<PersonStatus | null> {
  const [entry] = await activityRepository.list(
    db,
    { orgId, entity: 'person', entityId: id, verbs: personActivityVerbs.status },
    newest,
  );
  if (entry?.actorUserId !== userId || move.safeParse(entry.after).data?.status !== status) return null;
  return move.safeParse(entry.before).data?.status ?? null;
}
