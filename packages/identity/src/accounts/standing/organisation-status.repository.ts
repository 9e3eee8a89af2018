import { and, asc, count, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { overdueDays, type OrganisationStatus } from '@rostrum/contracts/settings';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { memberships, users } from '../../users/users.schema.ts';
import { organisations } from '../../organisations/organisations.schema.ts';

const change = (values: object) => ({ ...values, version: sql`${organisations.version} + 1` });

/** How organisations stand, and when they end. */
export const organisationStatusRepository = {
  /** The row, held until the transaction ends. */
  async lock(tx: Transaction, id: string) {
    const [row] = await tx
      .select()
      .from(organisations)
      .where(and(eq(organisations.id, id), isNull(organisations.deletedAt)))
      .for('update');
    return row;
  },

  async setStatus(tx: Transaction, id: string, status: OrganisationStatus): Promise<void> {
    await tx.update(organisations).set(change({ status })).where(eq(organisations.id, id));
  },

  async setClosing(tx: Transaction, id: string, closingAt: Date | null): Promise<void> {
    await tx.update(organisations).set(change({ closingAt })).where(eq(organisations.id, id));
  },

  /** Those whose last day is over. */
  closing: (db: Queryable, now: Date) =>
    db
      .select({ id: organisations.id })
      .from(organisations)
      .where(and(ne(organisations.status, 'closed'), lte(organisations.closingAt, now)))
      .orderBy(asc(organisations.closingAt))
      .limit(100),

  /** Those whose bill is overdue for too long. */
  overdue: (db: Queryable, now: Date) =>
    db
      .select({ id: organisations.id })
      .from(organisations)
      .where(
        and(
          eq(organisations.status, 'past_due'),
          isNull(organisations.deletedAt),
          lte(organisations.statusSince, new Date(now.getTime() - overdueDays * 86_400_000)),
        ),
      )
      .limit(100),

  /** Whoever runs an organisation, owners first. */
  managers: (db: Queryable, orgId: string) =>
    db
      .select({
        userId: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        timezone: users.timezone,
        role: memberships.role,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.orgId, orgId),
          inArray(memberships.role, ['owner', 'administrator', 'individual']),
          eq(users.status, 'active'),
        ),
      )
      .orderBy(sql`${memberships.role} <> 'owner'`, asc(users.lastname), asc(users.id)),

  async countMembers(db: Queryable, orgId: string): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.orgId, orgId), ne(users.status, 'deleted')));
    return row?.total ?? 0;
  },
};
