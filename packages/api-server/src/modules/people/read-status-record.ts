import { personStatus, type PersonDetail, type PersonStatus } from '@rostrum/contracts';
import { activityRepository } from '@rostrum/server-kit/audit';
import type { Queryable } from '@rostrum/server-kit/database';
import { z } from 'zod';

interface Profile {
  orgId: string;
  id: string;
}

const newest = { limit: 1, offset: 0 };
const formerStatus = z.object({ status: personStatus.exclude(['archived']) });
const returnedWith = z.object({ comment: z.string() });

/** What an archived profile was before. The record is append-only, so it needs no column of its own. */
export async function readFormerStatus(db: Queryable, { orgId, id }: Profile): Promise<PersonStatus | null> {
  const [entry] = await activityRepository.list(
    db,
    { orgId, entity: 'person', entityId: id, verbs: ['person.archived'] },
    newest,
  );
  return formerStatus.safeParse(entry?.before).data?.status ?? null;
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
