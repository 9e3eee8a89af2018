import type { PgBoss } from 'pg-boss';
import { idempotencyRepository } from '../database/idempotency.repository.ts';
import type { Database } from '../database/queryable.ts';
import { accountRepository } from '../modules/accounts/account.repository.ts';
import { pruningLimits } from '../modules/events/event-retention.ts';
import { eventRepository } from '../modules/events/events.repository.ts';
import { oneTimeTokenRepository } from '../modules/sessions/one-time-tokens.repository.ts';
import { sessionRepository } from '../modules/sessions/sessions.repository.ts';
import { samlAssertionRepository } from '../modules/sso/saml-assertions.repository.ts';

const queue = 'prune-expired';
const keepAnswersMs = 24 * 3600 * 1000;
/** Longer than a confirming link lives, so that asking for it again works until the very end. */
const keepUnconfirmedMs = 48 * 3600 * 1000;

/** Hourly: removes ended sessions, spent limits and stored answers that no retry will ask for any more, sign-ups that nobody confirmed, and old events. */
export async function startPruning(boss: PgBoss, db: Database): Promise<void> {
  await boss.createQueue(queue);
  await boss.schedule(queue, '17 * * * *');
  await boss.work(queue, { pollingIntervalSeconds: 60 }, async () => {
    const now = new Date();
    await idempotencyRepository.prune(db, new Date(now.getTime() - keepAnswersMs));
    await sessionRepository.prune(db, now);
    await oneTimeTokenRepository.prune(db, now);
    await samlAssertionRepository.prune(db, now);
    await eventRepository.prune(db, pruningLimits(now));
    await accountRepository.pruneUnconfirmed(db, new Date(now.getTime() - keepUnconfirmedMs));
  });
}
