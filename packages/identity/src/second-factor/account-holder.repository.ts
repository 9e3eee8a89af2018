import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { memberships, users } from '../users/users.schema.ts';
import { knownDevices, passkeys, totpCredentials } from './security.schema.ts';

/** What the security of an account asks of its person and organisation. */
export const accountHolderRepository = {
  async find(db: Queryable, userId: string) {
    const [row] = await db
      .select({
        userId: users.id,
        email: users.email,
        firstname: users.firstname,
        lastname: users.lastname,
        hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      })
      .from(users)
      .where(eq(users.id, userId));
    return row;
  },

  async organisation(db: Queryable, orgId: string) {
    const [row] = await db
      .select({ name: organisations.name, requiresSecondFactor: organisations.requiresSecondFactor })
      .from(organisations)
      .where(and(eq(organisations.id, orgId), isNull(organisations.deletedAt)));
    return row;
  },

  async setRequirement(db: Queryable, orgId: string, requiresSecondFactor: boolean): Promise<void> {
    await db.update(organisations).set({ requiresSecondFactor }).where(eq(organisations.id, orgId));
  },

  /** Active members who could not bring a second factor today. */
  async membersWithout(db: Queryable, orgId: string): Promise<number> {
    const one = { one: sql`1` };
    const members = db
      .select({ id: memberships.userId })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.orgId, orgId),
          eq(users.status, 'active'),
          notExists(
            db.select(one).from(totpCredentials).where(eq(totpCredentials.userId, memberships.userId)),
          ),
          notExists(db.select(one).from(passkeys).where(eq(passkeys.userId, memberships.userId))),
        ),
      )
      .as('members');
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(members);
    return row?.count ?? 0;
  },

  /** Whether this kind of browser is new to a person who has been seen with another one before. */
  async isNewDevice(db: Queryable, userId: string, device: string): Promise<boolean> {
    const before = await db.$count(knownDevices, eq(knownDevices.userId, userId));
    const added = await db
      .insert(knownDevices)
      .values({ userId, device })
      .onConflictDoNothing()
      .returning({ device: knownDevices.device });
    return before > 0 && added.length > 0;
  },
};

export type AccountHolder = NonNullable<Awaited<ReturnType<typeof accountHolderRepository.find>>>;
