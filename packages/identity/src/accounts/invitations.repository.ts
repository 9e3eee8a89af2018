import { and, count, desc, eq, gt, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { sqlNow, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { people } from '../linked-people.schema.ts';
import { users } from '../users/users.schema.ts';
import { invitations } from './invitations.schema.ts';

const selectInvitations = (db: Queryable) =>
  db
    .select({
      id: invitations.id,
      orgId: invitations.orgId,
      email: invitations.email,
      firstname: invitations.firstname,
      lastname: invitations.lastname,
      role: invitations.role,
      scopes: invitations.scopes,
      personId: invitations.personId,
      note: invitations.note,
      personFirstname: people.firstname,
      personLastname: people.lastname,
      status: invitations.status,
      invitedBy: invitations.invitedBy,
      invitedByName: invitations.invitedByName,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      answeredAt: invitations.answeredAt,
      isExpired: sql<boolean>`${invitations.expiresAt} <= now()`,
      organisation: organisations.name,
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.orgId))
    .leftJoin(people, and(eq(people.orgId, invitations.orgId), eq(people.id, invitations.personId)));

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['execute']>>[number];
export type InvitationFilter = 'pending' | 'accepted' | 'revoked' | 'expired' | undefined;

const hasStatus = (status: InvitationFilter): SQL | undefined => {
  switch (status) {
    case undefined:
      return undefined;
    case 'pending':
      return and(eq(invitations.status, 'pending'), gt(invitations.expiresAt, sql`now()`));
    case 'expired':
      return and(eq(invitations.status, 'pending'), lte(invitations.expiresAt, sql`now()`));
    default:
      return eq(invitations.status, status);
  }
};

const isOpen = and(eq(invitations.status, 'pending'), gt(invitations.expiresAt, sql`now()`));
const end = (seconds: number) => sql`${sqlNow()} + make_interval(secs => ${seconds})`;
const seat = ({ orgId, id }: { orgId: string; id: string }) =>
  and(eq(invitations.orgId, orgId), eq(invitations.id, id));

export const invitationRepository = {
  async page(
    db: Queryable,
    {
      orgId,
      status,
      personId,
      limit,
      offset,
    }: {
      orgId: string;
      status: InvitationFilter;
      personId: string | undefined;
      limit: number;
      offset: number;
    },
  ) {
    const where = and(
      eq(invitations.orgId, orgId),
      hasStatus(status),
      personId === undefined ? undefined : eq(invitations.personId, personId),
    );
    const [items, [row]] = await Promise.all([
      selectInvitations(db)
        .where(where)
        .orderBy(desc(invitations.createdAt), desc(invitations.id))
        .limit(limit)
        .offset(offset),
      db.select({ total: count() }).from(invitations).where(where),
    ]);
    return { items, total: row?.total ?? 0 };
  },

  async find(db: Queryable, place: { orgId: string; id: string }): Promise<InvitationRow | undefined> {
    const [row] = await selectInvitations(db).where(seat(place));
    return row;
  },

  /** The open invitation of a mailed link, as long as its organisation is there. */
  async findOpen(db: Queryable, secretHash: Buffer): Promise<InvitationRow | undefined> {
    const [row] = await selectInvitations(db).where(
      and(
        eq(invitations.secretHash, secretHash),
        isOpen,
        isNull(organisations.deletedAt),
        ne(organisations.status, 'closed'),
      ),
    );
    return row;
  },

  /** The profile with an address that belongs to no member yet; undefined where several profiles share the address. */
  async freeProfileOf(
    db: Queryable,
    { orgId, email }: { orgId: string; email: string },
  ): Promise<{ id: string; firstname: string; lastname: string } | undefined> {
    const rows = await db
      .select({ id: people.id, firstname: people.firstname, lastname: people.lastname })
      .from(people)
      .where(
        and(
          eq(people.orgId, orgId),
          eq(people.email, email),
          isNull(people.deletedAt),
          sql`NOT EXISTS (SELECT 1 FROM memberships m WHERE m.org_id = ${people.orgId} AND m.person_id = ${people.id})`,
        ),
      )
      .limit(2);
    return rows.length === 1 ? rows[0] : undefined;
  },

  /** Which of these addresses hold an open invitation, and with it the seat it takes. */
  async openAmong(db: Queryable, orgId: string, emails: readonly string[]): Promise<Set<string>> {
    const rows = await db
      .select({ email: invitations.email })
      .from(invitations)
      .where(and(eq(invitations.orgId, orgId), inArray(invitations.email, [...emails]), isOpen));
    return new Set(rows.map(({ email }) => email.toLowerCase()));
  },

  /** A new invitation. An open one to the same address gives way to it; of several at once, to the last. */
  async add(
    tx: Transaction,
    { seconds, ...values }: Omit<typeof invitations.$inferInsert, 'expiresAt'> & { seconds: number },
  ): Promise<void> {
    const place = `invitation ${values.orgId} ${values.email.toLowerCase()}`;
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
    await tx
      .update(invitations)
      .set({ status: 'revoked', answeredAt: sql`now()` })
      .where(
        and(
          eq(invitations.orgId, values.orgId),
          eq(invitations.email, values.email),
          eq(invitations.status, 'pending'),
        ),
      );
    await tx.insert(invitations).values({ ...values, sentAt: sqlNow(), expiresAt: end(seconds) });
  },

  /** A new link and a new term. False when it was answered meanwhile. */
  async renew(
    tx: Transaction,
    place: { orgId: string; id: string },
    { seconds, ...values }: { secretHash: Buffer; seconds: number; invitedBy: string; invitedByName: string },
  ): Promise<boolean> {
    const renewed = await tx
      .update(invitations)
      .set({ ...values, sentAt: sql`now()`, expiresAt: end(seconds) })
      .where(and(seat(place), eq(invitations.status, 'pending')))
      .returning({ id: invitations.id });
    return renewed.length > 0;
  },

  async revoke(tx: Transaction, place: { orgId: string; id: string }): Promise<boolean> {
    const revoked = await tx
      .update(invitations)
      .set({ status: 'revoked', answeredAt: sql`now()` })
      .where(and(seat(place), eq(invitations.status, 'pending')))
      .returning({ id: invitations.id });
    return revoked.length > 0;
  },

  /** Takes back what is open for the address of an account: an invitation from before would let them in again. */
  async revokeOf(tx: Transaction, { orgId, userId }: { orgId: string; userId: string }): Promise<void> {
    await tx
      .update(invitations)
      .set({ status: 'revoked', answeredAt: sql`now()` })
      .where(
        and(
          eq(invitations.orgId, orgId),
          eq(invitations.status, 'pending'),
          inArray(
            invitations.email,
            tx.select({ email: users.email }).from(users).where(eq(users.id, userId)),
          ),
        ),
      );
  },

  /** Uses an invitation up: of two that come at once only one gets it. */
  async accept(tx: Transaction, secretHash: Buffer): Promise<boolean> {
    const accepted = await tx
      .update(invitations)
      .set({ status: 'accepted', answeredAt: sql`now()` })
      .where(and(eq(invitations.secretHash, secretHash), isOpen))
      .returning({ id: invitations.id });
    return accepted.length > 0;
  },
};
