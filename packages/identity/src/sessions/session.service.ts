import { hash, randomBytes } from 'node:crypto';
import {
  role as roleSchema,
  sessionAbsoluteMaxAgeSeconds,
  sessionMaxAgeSeconds,
  type Session,
} from '@rostrum/contracts';
import {
  type Database,
  batchReads,
  databaseAway,
  readWithin,
  retryWhileAway,
  transaction,
  uuidv7,
  waitInBudget,
} from '@rostrum/server-kit/database';
import { providerSessionRepository, type ProviderSession } from './provider-sessions.repository.ts';
import {
  prepareSessionReads,
  sessionRepository,
  type SessionProof,
  type SessionRow,
} from './sessions.repository.ts';
import { sessionChangesSince } from './session-changes.repository.ts';
import type { SignInMethod } from './sessions.schema.ts';
import type { RequestInfo, RequestSession, Secrets } from '@rostrum/server-kit';
import { createTokenMaker, readApiToken, type ApiTokenClaims } from './api-token.ts';
import { rememberSessions } from './remembered-sessions.ts';
import { createRefreshToken } from './refresh-token.ts';

const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** A call of the API would rather hear 503 and try again than hang; only a short restart is waited out. */
const callTimeouts = { timeoutMs: 2000 };

function requestSessionOf(row: SessionRow): RequestSession {
  return {
    sessionId: row.id,
    userId: row.userId,
    identifier: row.userId,
    role: roleSchema.parse(row.memberRole ?? row.seekerType ?? 'seeker'),
    orgId: row.orgId,
    companyUsername: row.companyUsername,
    personId: row.personId,
    username: row.username,
    scopes: { departments: [], tags: [], ...row.scopes, userId: row.userId },
    firstname: row.firstname,
    lastname: row.lastname,
    name: `${row.firstname} ${row.lastname}`,
    email: row.email,
    image: row.userImage ?? row.personImage,
    timezone: row.usesOwnTimezone ? row.userTimezone : (row.orgTimezone ?? row.userTimezone),
    isSecondFactorDue: row.isSecondFactorDue,
    isReadOnly: row.orgStatus === 'suspended',
  };
}

/** What of an answer stays the same as long as the row does. */
interface Description {
  session: RequestSession;
  expertCenterUrl: string | null;
  user: Session['user'];
  userWritten: string;
  claims: ApiTokenClaims;
}

function describe(row: SessionRow): Description {
  const session = requestSessionOf(row);
  const user: Session['user'] = {
    type: session.role,
    name: session.name,
    email: session.email,
    image: session.image,
    identifier: session.identifier,
    username: session.username,
    company_username: session.companyUsername,
  };
  return {
    session,
    expertCenterUrl: row.expertCenterUrl,
    user,
    userWritten: JSON.stringify(user),
    claims: { sessionId: row.id, generation: row.tokenGeneration },
  };
}

export interface SignedIn {
  /** Value of the session cookie. */
  secret: string;
  refreshToken: string;
  expires: Date;
  /** No renewal goes beyond this. */
  absoluteExpires: Date;
}

export interface CurrentSession {
  session: RequestSession;
  /** What GET session answers. */
  answer: Session;
  /** The same as JSON. Every open tab asks for it again and again, and only its end and its token are new each time. */
  answerWritten: string;
  /** The external expert centre of the organisation. */
  expertCenterUrl: string | null;
  expires: Date;
  absoluteExpires: Date;
}

/** Rows by their secrets, of which the database knows the hashes. */
async function readByHash(
  read: (hashes: readonly string[]) => Promise<ReadonlyMap<string, SessionRow>>,
  wanted: readonly string[],
): Promise<Map<string, SessionRow>> {
  const secrets = new Map(wanted.map((secret) => [hash('sha256', secret, 'hex'), secret]));
  const found = new Map<string, SessionRow>();
  for (const [hashed, row] of await read([...secrets.keys()])) found.set(secrets.get(hashed) ?? '', row);
  return found;
}

/** Sessions: opaque secrets whose hashes are kept, looked up at every use, gone at once when deleted. */
export function createSessionService({
  db,
  secrets,
  clock,
}: {
  db: Database;
  secrets: Secrets;
  clock: () => Date;
}) {
  const reads = prepareSessionReads(db);
  const readRemembered = rememberSessions({
    bySecret: (wanted) => readByHash(reads.bySecret, wanted),
    changesSince: (seen) => sessionChangesSince(db, seen),
  });
  // Repeated for all who wait at once, and not by each of them.
  const readBySecret = batchReads((wanted) => retryWhileAway(() => readRemembered(wanted)));
  const readById = batchReads((wanted) => retryWhileAway(() => reads.byId(wanted), callTimeouts));
  const apiTokenOf = createTokenMaker(secrets.apiToken);
  const inSeconds = (seconds: number, now = clock()) => new Date(now.getTime() + seconds * 1000);
  // A row that is remembered is answered from many times.
  const described = new WeakMap<SessionRow, Description>();
  const descriptionOf = (row: SessionRow): Description => {
    const known = described.get(row);
    if (known) return known;
    const description = describe(row);
    described.set(row, description);
    return description;
  };
  const currentOf = (row: SessionRow): CurrentSession => {
    const { session, user, userWritten, claims, expertCenterUrl } = descriptionOf(row);
    const now = clock();
    const renewed = inSeconds(sessionMaxAgeSeconds, now);
    const expires = renewed < row.absoluteExpiresAt ? renewed : row.absoluteExpiresAt;
    const end = expires.toISOString();
    const sessionToken = apiTokenOf(claims, now);
    return {
      session,
      expertCenterUrl,
      expires,
      absoluteExpires: row.absoluteExpiresAt,
      answer: { user, expires: end, sessionToken },
      // Neither a time nor a token has a letter that JSON would escape.
      answerWritten: `{"user":${userWritten},"expires":"${end}","sessionToken":"${sessionToken}"}`,
    };
  };
  return {
    currentOf,

    /**
     * The caller behind an API token: of the newest generation, or of the one before it. Calls that were under way during
     * a refresh, and tabs that have not heard of it, go on with theirs until it ends, 30 minutes after it was made at most.
     */
    async findByToken(token: string): Promise<RequestSession | null> {
      const claims = readApiToken(secrets.apiToken, token, clock());
      if (!claims) return null;
      const row = await waitInBudget(readById(claims.sessionId), databaseAway);
      if (!row) return null;
      const age = row.tokenGeneration - claims.generation;
      return age === 0 || age === 1 ? requestSessionOf(row) : null;
    },

    /**
     * Returns the session of a cookie, renewed.
     *
     * @param waitMs How long to wait for a database that is away, instead of what the request may wait. A longer wait is
     *   for clients that take any failure for the end of the session.
     * @throws BusinessError `unavailable` when the database does not answer in time.
     */
    async findByCookie(
      secret: string | undefined,
      { waitMs }: { waitMs?: number } = {},
    ): Promise<CurrentSession | null> {
      if (secret === undefined || !/^[\w-]{43}$/.test(secret)) return null;
      const reading = readBySecret(secret);
      const row = await (waitMs === undefined
        ? waitInBudget(reading, databaseAway)
        : readWithin(waitMs, reading));
      // A renewal that fails is made up for at the next look; it must not turn this answer into a failure.
      if (row?.isDue) await sessionRepository.touch(db, row.id).catch(() => undefined);
      return row ? currentOf(row) : null;
    },

    /** A new session with a new id; the one the browser brought along ends, so that no one can plant one. */
    async begin({
      userId,
      orgId,
      presented,
      request,
      method = 'password',
      proof = { origin: 'sign_in', hasSecondFactor: false },
      providerSession,
    }: {
      userId: string;
      orgId: string | null;
      presented: string | undefined;
      request: RequestInfo;
      method?: SignInMethod;
      proof?: SessionProof;
      /** What the identity provider of an organisation calls the session. */
      providerSession?: ProviderSession;
    }): Promise<SignedIn> {
      const secret = randomBytes(32).toString('base64url');
      const id = uuidv7();
      const latest = inSeconds(sessionAbsoluteMaxAgeSeconds);
      const endsBy = proof.origin === 'session' ? proof.absoluteExpiresAt : (proof.endsBy ?? null);
      const familyId = uuidv7();
      await transaction(db, async (tx) => {
        if (presented !== undefined) await sessionRepository.endBySecret(tx, hashOf(presented));
        await sessionRepository.create(tx, {
          id,
          familyId,
          secretHash: hashOf(secret),
          userId,
          orgId,
          ip: request.ip,
          userAgent: request.userAgent,
          method,
          proof,
        });
        if (providerSession) await providerSessionRepository.add(tx, id, providerSession);
      });
      return {
        secret,
        refreshToken: createRefreshToken(secrets.refreshToken, { familyId, generation: 1 }),
        expires: inSeconds(sessionMaxAgeSeconds),
        absoluteExpires: endsBy !== null && endsBy < latest ? endsBy : latest,
      };
    },

    /** Ends the session of a cookie with its refresh tokens. Nothing happens when there is none. */
    async end(secret: string | undefined): Promise<void> {
      if (secret !== undefined) await sessionRepository.endBySecret(db, hashOf(secret));
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
