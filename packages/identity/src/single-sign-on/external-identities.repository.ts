import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { memberships, seekerProfiles } from '../users/users.schema.ts';
import { externalIdentities } from './sso.schema.ts';

/** A user as an issuer calls them. */
export interface ExternalSubject {
  /** Null for issuers of the installation itself. */
  orgId: string | null;
  issuer: string;
  subject: string;
}

const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest();
const isSubject = ({ orgId, issuer, subject }: ExternalSubject) =>
  and(
    orgId === null ? isNull(externalIdentities.orgId) : eq(externalIdentities.orgId, orgId),
    eq(externalIdentities.issuer, issuer),
    eq(externalIdentities.subjectHash, hashOf(subject)),
  );

export interface TiedUser {
  userId: string;
  /** Whether the person linked it, with a proof of the account. */
  isLinked: boolean;
}

export const externalIdentityRepository = {
  async findTied(db: Queryable, subject: ExternalSubject): Promise<TiedUser | undefined> {
    const [row] = await db
      .select({
        userId: externalIdentities.userId,
        isLinked: sql<boolean>`${externalIdentities.linkedAt} is not null`,
      })
      .from(externalIdentities)
      .where(isSubject(subject));
    return row;
  },

  async findUser(db: Queryable, subject: ExternalSubject): Promise<string | undefined> {
    return (await this.findTied(db, subject))?.userId;
  },

  /** Ties a subject to an account at a first sign-in. False when it is tied to another one already. */
  async tie(db: Queryable, subject: ExternalSubject, userId: string): Promise<boolean> {
    await db
      .insert(externalIdentities)
      .values({
        orgId: subject.orgId,
        issuer: subject.issuer,
        subjectHash: hashOf(subject.subject),
        userId,
      })
      .onConflictDoNothing();
    return (await this.findUser(db, subject)) === userId;
  },

  /** Links a subject at the wish of the account's person. False when it is tied to another account already. */
  async link(db: Queryable, subject: ExternalSubject, userId: string): Promise<boolean> {
    if (!(await this.tie(db, subject, userId))) return false;
    await db
      .update(externalIdentities)
      .set({ linkedAt: sql`now()` })
      .where(isSubject(subject));
    return true;
  },

  /** From now on no identity of the organisation's provider is known to be one of its owners. */
  async untieOwners(db: Queryable, orgId: string): Promise<void> {
    const owners = db
      .select({ id: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.orgId, orgId), eq(memberships.role, 'owner')));
    await db
      .delete(externalIdentities)
      .where(and(eq(externalIdentities.orgId, orgId), inArray(externalIdentities.userId, owners)));
  },

  /** Unties the accounts that belong to other organisations, or to seekers, too. */
  async untieElsewhere(db: Queryable, orgId: string): Promise<void> {
    const elsewhere = db
      .select({ id: memberships.userId })
      .from(memberships)
      .where(ne(memberships.orgId, orgId))
      .union(db.select({ id: seekerProfiles.userId }).from(seekerProfiles));
    await db
      .delete(externalIdentities)
      .where(and(eq(externalIdentities.orgId, orgId), inArray(externalIdentities.userId, elsewhere)));
  },

  async untieAll(db: Queryable, orgId: string): Promise<void> {
    await db.delete(externalIdentities).where(eq(externalIdentities.orgId, orgId));
  },
};
