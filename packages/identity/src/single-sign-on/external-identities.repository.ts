import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { memberships } from '../users/users.schema.ts';
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

export const externalIdentityRepository = {
  async findUser(db: Queryable, subject: ExternalSubject): Promise<string | undefined> {
    const [row] = await db
      .select({ userId: externalIdentities.userId })
      .from(externalIdentities)
      .where(isSubject(subject));
    return row?.userId;
  },

  /** Ties a subject to an account. False when it is tied to another one already. */
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

  async untieAll(db: Queryable, orgId: string): Promise<void> {
    await db.delete(externalIdentities).where(eq(externalIdentities.orgId, orgId));
  },
};
