import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/queryable.ts';
import { transaction } from '../database/transaction.ts';
import { sessionRepository } from '../modules/sessions/sessions.repository.ts';
import type { Secrets } from '../secrets.ts';
import { createRefreshToken, readRefreshToken } from './refresh-token.ts';
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
  return {
    async refresh(token: string | undefined): Promise<Refreshed | null> {
      const claims = token === undefined ? undefined : readRefreshToken(secrets.refreshToken, token);
      if (!claims) return null;
      const { familyId } = claims;
      return transaction(db, async (tx) => {
        const answer = async (generation: number): Promise<Refreshed | null> => {
          const row = await sessionRepository.findByFamily(tx, familyId);
          return row
            ? {
                current: sessions.currentOf(row),
                refreshToken: createRefreshToken(secrets.refreshToken, { familyId, generation }),
              }
            : null;
        };
        const rotated = await sessionRepository.rotate(tx, familyId, claims.generation);
        if (rotated) {
          const row = await sessionRepository.findByFamily(tx, familyId);
          if (row) await sessionRepository.renew(tx, row.id);
          return answer(rotated.generation);
        }
        const family = await sessionRepository.family(tx, familyId, graceSeconds);
        if (!family?.isUsable) return null;
        // Only the immediate predecessor, and only for a moment: an older one was copied from somewhere.
        if (family.generation === claims.generation + 1 && family.isInGrace) return answer(family.generation);
        if (claims.generation < family.generation) {
          await sessionRepository.revokeFamily(tx, familyId);
          log.warn({ event: 'refresh_token_replayed', family: familyId }, 'security');
        }
        return null;
      });
    },
  };
}

export type RefreshService = ReturnType<typeof createRefreshService>;
