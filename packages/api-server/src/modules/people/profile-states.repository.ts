import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { people } from './people.schema.ts';

interface Key {
  orgId: string;
  id: string;
}

type Status = (typeof people.$inferSelect)['status'];

const isProfile = ({ orgId, id }: Key) => and(eq(people.orgId, orgId), eq(people.id, id));
const nextVersion = { version: sql`${people.version} + 1` };

/** Takes a published profile offline. Returns its name, undefined when it was not published. */
export async function unpublishProfile(tx: Transaction, key: Key) {
  const [row] = await tx
    .update(people)
    .set({ status: 'unpublished', ...nextVersion })
    .where(and(isProfile(key), eq(people.status, 'published'), isNull(people.deletedAt)))
    .returning({ firstname: people.firstname, lastname: people.lastname });
  return row;
}

/** Moves a profile to a status, from the given ones only. */
export async function changeProfileStatus(
  tx: Transaction,
  key: Key,
  { from, to }: { from: readonly Status[]; to: Status },
): Promise<void> {
  await tx
    .update(people)
    .set({ status: to, ...nextVersion })
    .where(and(isProfile(key), inArray(people.status, [...from])));
}

/** Marks every profile of an organisation as deleted. */
export async function deleteProfiles(tx: Transaction, orgId: string, now: Date): Promise<void> {
  await tx.update(people).set({ deletedAt: now }).where(eq(people.orgId, orgId));
}
