import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { sessionAbsoluteMaxAgeSeconds, sessionMaxAgeSeconds } from '@rostrum/contracts';
import { type Database, type Queryable, type Transaction, prepareRows } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { people } from '../linked-people.schema.ts';
import { memberships, seekerProfiles, users } from '../users/users.schema.ts';
import { rateLimits } from '@rostrum/server-kit/limits';
import { sessionChanges } from './session-changes.schema.ts';
import { organisationMethods, refreshFamilies, sessions, type SignInMethod } from './sessions.schema.ts';

const seconds = (count: number) => sql`make_interval(secs => ${count})`;
const renewedEnd = sql`least(now() + ${seconds(sessionMaxAgeSeconds)}, ${sessions.absoluteExpiresAt})`;

/** More are never asked for at once. Also what keeps the planner from folding the sub-query in, see below. */
const mostAtOnce = 1000;

/**
 * Everything a request needs to know of who makes it, in one read. The sessions are found first and for themselves:
 * without statistics (small tables never get any) the planner would start from all users.
 */
const selectSession = (db: Queryable, which: SQL | undefined) => {
  const live = db
    .select()
    .from(sessions)
    .where(and(which, gt(sessions.expiresAt, sql`now()`), gt(sessions.absoluteExpiresAt, sql`now()`)))
    .limit(mostAtOnce)
    .as('live');
  return db
    .select({
      id: live.id,
      /** What the session is found by on the hottest path: SHA-256 of the cookie, in hex. */
      secretHash: sql<string>`encode(${live.secretHash}, 'hex')`,
      orgId: live.orgId,
      tokenGeneration: live.tokenGeneration,
      absoluteExpiresAt: live.absoluteExpiresAt,
      /** Whether its end should be moved on: at most every five minutes, polling tabs must not write at each look. */
      isDue: sql<boolean>`${live.expiresAt} < now() + ${seconds(sessionMaxAgeSeconds - 300)}`,
      userId: users.id,
      email: users.email,
      firstname: users.firstname,
      lastname: users.lastname,
      userImage: users.image,
      userTimezone: users.timezone,
      usesOwnTimezone: users.usesOwnTimezone,
      memberRole: memberships.role,
      personId: memberships.personId,
      scopes: memberships.scopes,
      companyUsername: organisations.companyUsername,
      orgTimezone: organisations.timezone,
      expertCenterUrl: organisations.expertCenterUrl,
      orgStatus: organisations.status,
      username: people.username,
      personImage: people.image,
      seekerType: seekerProfiles.seekerType,
      /** The connection that an organisation set up itself asks for second factors. An issuer of the installation does not. */
      isSecondFactorDue: sql<boolean>`coalesce(${organisations.requiresSecondFactor}, false) and ${live.secondFactorAt} is null and ${notInArray(live.method, [...organisationMethods])}`,
    })
    .from(live)
    .innerJoin(users, and(eq(users.id, live.userId), eq(users.status, 'active')))
    .leftJoin(memberships, and(eq(memberships.orgId, live.orgId), eq(memberships.userId, live.userId)))
    .leftJoin(organisations, eq(organisations.id, live.orgId))
    .leftJoin(
      people,
      and(eq(people.orgId, memberships.orgId), eq(people.id, memberships.personId), isNull(people.deletedAt)),
    )
    .leftJoin(seekerProfiles, eq(seekerProfiles.userId, users.id))
    .where(or(isNull(live.orgId), and(isNull(organisations.deletedAt), ne(organisations.status, 'closed'))));
};

/** The look-ups of every request, planned once per connection, each for many callers: see batch-reads. */
export function prepareSessionReads(db: Database) {
  const keys = sql.placeholder('keys');
  const bySecret = prepareRows(
    db,
    'sessions_by_secret',
    selectSession(db, sql`${sessions.secretHash} = any(${keys}::bytea[])`),
  );
  const byId = prepareRows(
    db,
    'sessions_by_id',
    selectSession(db, sql`${sessions.id} = any(${keys}::uuid[])`),
  );
  return {
    /** Live sessions by the hex SHA-256 of their secrets. */
    async bySecret(hashes: readonly string[]): Promise<Map<string, SessionRow>> {
      const rows = await bySecret({ keys: hashes.map((hash) => `\\x${hash}`) });
      return new Map(rows.map((row) => [row.secretHash, row]));
    },

    async byId(ids: readonly string[]): Promise<Map<string, SessionRow>> {
      return new Map((await byId({ keys: ids })).map((row) => [row.id, row]));
    },
  };
}

export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSession>['execute']>>[number];

/** What a session may prove, and since when. A new session never proves more than was proven for it. */
export type SessionProof =
  | {
      origin: 'sign_in';
      hasSecondFactor: boolean;
      /** When the session ends whatever happens. */
      endsBy?: Date | null;
    }
  /** The session follows another one, and takes over when its person was proven. */
  | ({ origin: 'session' } & InheritedProof);

export interface InheritedProof {
  authenticatedAt: Date;
  confirmedAt: Date | null;
  secondFactorAt: Date | null;
  mailboxProvenAt: Date | null;
  /** The new session ends no later than the former one would have. */
  absoluteExpiresAt: Date;
}

export interface NewSession {
  id: string;
  familyId: string;
  secretHash: Buffer;
  userId: string;
  orgId: string | null;
  ip: string;
  userAgent: string;
  method: SignInMethod;
  proof: SessionProof;
}

/** Fresh proofs are dated by the clock of the database, which they are compared with. */
function toProofColumns(proof: SessionProof, method: SignInMethod) {
  if (proof.origin === 'session') {
    const { authenticatedAt, confirmedAt, secondFactorAt, mailboxProvenAt } = proof;
    return { authenticatedAt, confirmedAt, secondFactorAt, mailboxProvenAt };
  }
  return {
    authenticatedAt: sql`now()`,
    confirmedAt: null,
    secondFactorAt: proof.hasSecondFactor ? sql`now()` : null,
    mailboxProvenAt: method === 'email' ? sql`now()` : null,
  };
}

export const sessionRepository = {
  async findBySecret(db: Queryable, secretHash: Buffer): Promise<SessionRow | undefined> {
    const [row] = await selectSession(db, eq(sessions.secretHash, secretHash));
    return row;
  },

  /** How and when the person of a live session proved who they are, and where the session acts. */
  async findProof(db: Queryable, secretHash: Buffer) {
    const [row] = await db
      .select({
        userId: sessions.userId,
        orgId: sessions.orgId,
        method: sessions.method,
        authenticatedAt: sessions.authenticatedAt,
        confirmedAt: sessions.confirmedAt,
        secondFactorAt: sessions.secondFactorAt,
        mailboxProvenAt: sessions.mailboxProvenAt,
        absoluteExpiresAt: sessions.absoluteExpiresAt,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.secretHash, secretHash),
          gt(sessions.expiresAt, sql`now()`),
          gt(sessions.absoluteExpiresAt, sql`now()`),
        ),
      );
    return row;
  },

  async findByFamily(db: Queryable, familyId: string): Promise<SessionRow | undefined> {
    const [row] = await selectSession(db, eq(sessions.familyId, familyId));
    return row;
  },

  async create(tx: Transaction, session: NewSession): Promise<void> {
    const { proof, ...values } = session;
    const longest = sql`now() + ${seconds(sessionAbsoluteMaxAgeSeconds)}`;
    const endsBy = proof.origin === 'session' ? proof.absoluteExpiresAt : (proof.endsBy ?? null);
    const absoluteExpiresAt =
      endsBy === null ? longest : sql`least(${longest}, ${endsBy.toISOString()}::timestamptz)`;
    await tx
      .insert(refreshFamilies)
      .values({ id: session.familyId, userId: session.userId, expiresAt: absoluteExpiresAt });
    await tx.insert(sessions).values({
      ...values,
      ...toProofColumns(proof, session.method),
      expiresAt: sql`now() + ${seconds(sessionMaxAgeSeconds)}`,
      absoluteExpiresAt,
    });
    await tx
      .update(users)
      .set({ lastLoginAt: sql`now()` })
      .where(eq(users.id, session.userId));
  },

  /** Moves the end on. Of several tabs that find it due, one writes. */
  async touch(db: Queryable, id: string): Promise<void> {
    await db
      .update(sessions)
      .set({ expiresAt: renewedEnd, lastUsedAt: sql`now()` })
      .where(
        and(eq(sessions.id, id), lt(sessions.expiresAt, sql`now() + ${seconds(sessionMaxAgeSeconds - 300)}`)),
      );
  },

  /** After a refresh: a later end and a new API token. */
  async renew(tx: Transaction, id: string): Promise<void> {
    await tx
      .update(sessions)
      .set({ expiresAt: renewedEnd, tokenGeneration: sql`${sessions.tokenGeneration} + 1` })
      .where(eq(sessions.id, id));
  },

  async endBySecret(db: Queryable, secretHash: Buffer): Promise<{ userId: string } | undefined> {
    const family = db
      .select({ id: sessions.familyId })
      .from(sessions)
      .where(eq(sessions.secretHash, secretHash));
    const [ended] = await db
      .delete(refreshFamilies)
      .where(inArray(refreshFamilies.id, family))
      .returning({ userId: refreshFamilies.userId });
    return ended;
  },

  /** Ends every session of a user (but those named) and their refresh tokens. Answers how many ended. */
  async endAllOf(
    db: Queryable,
    userId: string,
    { except = [] }: { except?: readonly string[] } = {},
  ): Promise<number> {
    const kept = db
      .select({ id: sessions.familyId })
      .from(sessions)
      .where(inArray(sessions.id, [...except]));
    const ended = await db
      .delete(refreshFamilies)
      .where(
        and(
          eq(refreshFamilies.userId, userId),
          except.length === 0 ? undefined : notInArray(refreshFamilies.id, kept),
        ),
      )
      .returning({ id: refreshFamilies.id });
    return ended.length;
  },

  /**
   * The state machine of a refresh token, in one statement: of two requests the second waits for the row and is judged
   * by what the first left. The newest token counts the family up; its predecessor may come again for a moment and
   * changes nothing; anything older revokes the line. No row: the family has ended, or the token is from nowhere.
   */
  async advance(
    tx: Transaction,
    familyId: string,
    generation: number,
    graceSeconds: number,
  ): Promise<{ generation: number; isRotated: boolean; isReplayed: boolean } | undefined> {
    const { generation: current, rotatedAt } = refreshFamilies;
    const isCurrent = sql`${current} = ${generation}`;
    const isInGrace = sql`${current} = ${generation} + 1 and ${rotatedAt} > now() - ${seconds(graceSeconds)}`;
    const liveSession = tx
      .select({ one: sql`1` })
      .from(sessions)
      .where(and(eq(sessions.familyId, familyId), gt(sessions.expiresAt, sql`now()`)));
    const [row] = await tx
      .update(refreshFamilies)
      .set({
        generation: sql`case when ${isCurrent} then ${current} + 1 else ${current} end`,
        rotatedAt: sql`case when ${isCurrent} then now() else ${rotatedAt} end`,
        revokedAt: sql`case when ${isCurrent} or (${isInGrace}) then null else now() end`,
      })
      .where(
        and(
          eq(refreshFamilies.id, familyId),
          gte(current, generation),
          isNull(refreshFamilies.revokedAt),
          gt(refreshFamilies.expiresAt, sql`now()`),
          exists(liveSession),
        ),
      )
      .returning({
        generation: current,
        isRotated: sql<boolean>`${rotatedAt} is not distinct from now()`,
        isReplayed: sql<boolean>`${refreshFamilies.revokedAt} is not null`,
      });
    return row;
  },

  /** Ends every session of a revoked line. The line's row stays, so that later replays are still known. */
  async endOfFamily(tx: Transaction, familyId: string): Promise<void> {
    await tx.delete(sessions).where(eq(sessions.familyId, familyId));
  },

  async prune(db: Queryable, now: Date): Promise<void> {
    await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.absoluteExpiresAt, now)));
    await db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, now));
    await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
    await db.delete(sessionChanges).where(lt(sessionChanges.createdAt, new Date(now.getTime() - 3_600_000)));
  },
};
