import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { providerSessions } from './provider-sessions.schema.ts';
import { refreshFamilies, sessions } from './sessions.schema.ts';

const toHash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What an identity provider calls a session that begins there. */
export interface ProviderSession {
  /** The organisation whose connection it is; null for an issuer of the installation. */
  orgId: string | null;
  /** NameID of SAML or `sub` of OpenID Connect. */
  subject: string;
  /** SessionIndex of SAML or `sid` of OpenID Connect; null when there is none. */
  sessionIndex: string | null;
  /** Encrypted data that a logout request to the provider quotes; null when none will be sent. */
  logoutData: Buffer | null;
}

/** Which sessions a provider ends: those of a subject, of one session index, or both. */
export interface ProviderLogout {
  orgId: string | null;
  subject?: string | undefined;
  sessionIndexes?: readonly string[] | undefined;
}

const matches = ({ orgId, subject, sessionIndexes = [] }: ProviderLogout) =>
  and(
    orgId === null ? isNull(providerSessions.orgId) : eq(providerSessions.orgId, orgId),
    subject === undefined ? undefined : eq(providerSessions.subjectHash, toHash(subject)),
    sessionIndexes.length === 0
      ? undefined
      : or(
          inArray(providerSessions.sessionIndexHash, sessionIndexes.map(toHash)),
          // Without an index of its own a session cannot be told apart from the one that ended.
          subject === undefined ? undefined : isNull(providerSessions.sessionIndexHash),
        ),
  );

export const providerSessionRepository = {
  async add(
    tx: Transaction,
    sessionId: string,
    { orgId, subject, sessionIndex, logoutData }: ProviderSession,
  ): Promise<void> {
    await tx.insert(providerSessions).values({
      sessionId,
      orgId,
      subjectHash: toHash(subject),
      sessionIndexHash: sessionIndex === null ? null : toHash(sessionIndex),
      logoutData,
    });
  },

  async find(db: Queryable, sessionId: string) {
    const [row] = await db.select().from(providerSessions).where(eq(providerSessions.sessionId, sessionId));
    return row;
  },

  /** Ends the matching sessions and their refresh tokens. Returns the users who were signed out. */
  async end(db: Queryable, logout: ProviderLogout): Promise<string[]> {
    if (logout.subject === undefined && (logout.sessionIndexes ?? []).length === 0) return [];
    const families = db
      .select({ id: sessions.familyId })
      .from(sessions)
      .innerJoin(providerSessions, eq(providerSessions.sessionId, sessions.id))
      .where(matches(logout));
    const ended = await db
      .delete(refreshFamilies)
      .where(inArray(refreshFamilies.id, families))
      .returning({ userId: refreshFamilies.userId });
    return ended.map(({ userId }) => userId);
  },
};
