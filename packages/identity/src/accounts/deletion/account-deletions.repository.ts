import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { erasePersonalData } from '@rostrum/server-kit/personal-data';
import { organisations } from '../../organisations/organisations.schema.ts';
import { memberships, users } from '../../users/users.schema.ts';
import { accountDeletions } from './account-deletions.schema.ts';

export type AccountDeletion = typeof accountDeletions.$inferSelect;

/** The account's part of deleting it: the row of the user, what signs it in, and where it belongs. */
export const accountDeletionRepository = {
  async find(db: Queryable, userId: string): Promise<AccountDeletion | undefined> {
    const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
    return row;
  },

  /** Every organisation that a person belongs to, in an order in which they can be locked. */
  standings: (db: Queryable, userId: string) =>
    db
      .select({
        orgId: organisations.id,
        name: organisations.name,
        status: organisations.status,
        role: memberships.role,
        personId: memberships.personId,
      })
      .from(memberships)
      .innerJoin(organisations, eq(organisations.id, memberships.orgId))
      .where(and(eq(memberships.userId, userId), isNull(organisations.deletedAt)))
      .orderBy(asc(organisations.id)),

  async begin(tx: Transaction, deletion: Omit<AccountDeletion, 'completedAt'>): Promise<void> {
    await tx.insert(accountDeletions).values(deletion);
    await tx
      .update(users)
      .set({ status: 'deleted', deletedAt: deletion.requestedAt })
      .where(eq(users.id, deletion.userId));
  },

  async undo(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
    await tx.update(users).set({ status: 'active', deletedAt: null }).where(eq(users.id, userId));
  },

  due: (db: Queryable, now: Date) =>
    db
      .select({ userId: accountDeletions.userId })
      .from(accountDeletions)
      .where(and(isNull(accountDeletions.completedAt), lte(accountDeletions.dueAt, now)))
      .orderBy(asc(accountDeletions.dueAt))
      .limit(100),

  /** The deletion, held until the transaction ends, when it is still to be completed. */
  async lockDue(tx: Transaction, userId: string, now: Date): Promise<AccountDeletion | undefined> {
    const [row] = await tx
      .select()
      .from(accountDeletions)
      .where(
        and(
          eq(accountDeletions.userId, userId),
          isNull(accountDeletions.completedAt),
          lte(accountDeletions.dueAt, now),
        ),
      )
      .for('update', { skipLocked: true });
    return row;
  },

  /** Removes what names a person and what lets them in. The row stays, because inquiries and messages point to it. */
  async anonymise(tx: Transaction, userId: string, now: Date): Promise<void> {
    await erasePersonalData(tx, { subject: 'account', keys: [userId] });
    await tx
      .update(users)
      .set({ version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
    await tx.update(accountDeletions).set({ completedAt: now }).where(eq(accountDeletions.userId, userId));
  },
};
