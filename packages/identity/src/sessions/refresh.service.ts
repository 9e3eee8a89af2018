import type { FastifyBaseLogger } from 'fastify';
import { type Database, type Transaction, retryWhileAway, transaction } from '@rostrum/server-kit/database';
import { recordActivity } from '@rostrum/server-kit/audit';
import { sessionRepository } from './sessions.repository.ts';
import type { RequestInfo, Secrets } from '@rostrum/server-kit';
import { createRefreshToken, readRefreshToken, type RefreshClaims } from './refresh-token.ts';
import type { CurrentSession, SessionService } from './session.service.ts';

/** Five tabs refresh at once when a token runs out; the four that come second get the same successor. */
const graceSeconds = 10;

export interface Refreshed {
  current: CurrentSession;
  refreshToken: string;
}

interface RefreshDeps {
  db: Database;
  secrets: Secrets;
  sessions: SessionService;
  log: FastifyBaseLogger;
}

/** Trades a refresh token for its successor and a renewed session; null when the token is worth nothing. */
export function createRefreshService({ db, secrets, sessions, log }: RefreshDeps) {
  async function endReplayedLine(tx: Transaction, familyId: string, request: RequestInfo): Promise<void> {
    const row = await sessionRepository.findByFamily(tx, familyId);
    await sessionRepository.endOfFamily(tx, familyId);
    log.warn(
      { event: 'refresh_token_replayed', family: familyId, user: row?.userId, request_id: request.id },
      'security',
    );
    if (!row) return;
    const { session } = sessions.currentOf(row);
    await recordActivity(tx, {
      actor: { userId: session.userId, name: session.name, role: session.role },
      orgId: session.orgId,
      verb: 'session.revoked',
      text: 'was signed out on one device, because a copy of that session was used elsewhere',
      entity: { type: 'user', id: session.userId, label: session.name },
      request,
    });
  }

  const refreshIn = (claims: RefreshClaims, request: RequestInfo) => async (tx: Transaction) => {
    const { familyId } = claims;
    const moved = await sessionRepository.advance(tx, familyId, claims.generation, graceSeconds);
    if (!moved) return null;
    if (moved.isReplayed) {
      await endReplayedLine(tx, familyId, request);
      return null;
    }
    const before = await sessionRepository.findByFamily(tx, familyId);
    if (!before) return null;
    if (moved.isRotated) await sessionRepository.renew(tx, before.id);
    const row = moved.isRotated ? await sessionRepository.findByFamily(tx, familyId) : before;
    if (!row) return null;
    const { generation } = moved;
    return {
      current: sessions.currentOf(row),
      refreshToken: createRefreshToken(secrets.refreshToken, { familyId, generation }),
    };
  };

  return {
    async refresh(token: string | undefined, request: RequestInfo): Promise<Refreshed | null> {
      const claims = token === undefined ? undefined : readRefreshToken(secrets.refreshToken, token);
      if (!claims) return null;
      // Safe to repeat although it writes: a rotation whose answer was lost is found again within the grace.
      return retryWhileAway(() => transaction(db, refreshIn(claims, request)), {
        timeoutMs: (graceSeconds - 2) * 1000,
      });
    },
  };
}

export type RefreshService = ReturnType<typeof createRefreshService>;
