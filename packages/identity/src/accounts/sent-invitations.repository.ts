import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { invitations } from './invitations.schema.ts';

interface Sender {
  orgId: string;
  userId: string;
}

const isPendingFrom = ({ orgId, userId }: Sender) =>
  and(eq(invitations.orgId, orgId), eq(invitations.invitedBy, userId), eq(invitations.status, 'pending'));

/** Returns the invitations of a member that can still be accepted. */
export const listSentInvitations = (db: Queryable, sender: Sender) =>
  db
    .select({
      id: invitations.id,
      email: sql<string>`${invitations.email}::text`,
      sentAt: invitations.sentAt,
    })
    .from(invitations)
    .where(and(isPendingFrom(sender), gt(invitations.expiresAt, sql`now()`)))
    .orderBy(asc(invitations.id));

/** Revokes a pending invitation of a member. Returns its address, undefined when there is none. */
export async function revokeSentInvitation(
  tx: Transaction,
  sender: Sender,
  id: string,
): Promise<string | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ status: 'revoked', answeredAt: sql`now()` })
    .where(and(isPendingFrom(sender), eq(invitations.id, id)))
    .returning({ email: sql<string>`${invitations.email}::text` });
  return row?.email;
}
