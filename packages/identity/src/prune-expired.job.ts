import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { type Database, idempotencyRepository } from '@rostrum/server-kit/database';
import { pruneLimits } from '@rostrum/server-kit/limits';
import { accountRepository } from './accounts/account.repository.ts';
import { oneTimeTokenRepository } from './sessions/one-time-tokens.repository.ts';
import { sessionRepository } from './sessions/sessions.repository.ts';
import { ssoAttemptRepository } from './single-sign-on/attempts/sso-attempts.repository.ts';
import { samlKeyRepository } from './single-sign-on/saml/keys/saml-keys.repository.ts';
import { samlAssertionRepository } from './single-sign-on/saml-assertions.repository.ts';

const queue = 'prune-expired';
const keepAnswersMs = 24 * 3600 * 1000;
/** Longer than a confirming link lives, so that asking for it again works until the very end. */
const keepUnconfirmedMs = 48 * 3600 * 1000;

/** Hourly: removes ended sessions, spent limits and stored answers that no retry will ask for any more, and sign-ups that no one confirmed. */
export async function startPruning(boss: PgBoss, db: Database): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '17 * * * *' }, async () => {
    const now = new Date();
    await idempotencyRepository.prune(db, new Date(now.getTime() - keepAnswersMs));
    await pruneLimits(db, now);
    await sessionRepository.prune(db, now);
    await oneTimeTokenRepository.prune(db, now);
    await samlAssertionRepository.prune(db, now);
    await ssoAttemptRepository.prune(db, now);
    await samlKeyRepository.prune(db, now);
    await accountRepository.pruneUnconfirmed(db, new Date(now.getTime() - keepUnconfirmedMs));
  });
}
