import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { ReviewDeps } from '../review.service.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

/** Hourly: what became due while no server ran is warned of in the next hour. */
export const startWarningOfExpiry = (boss: PgBoss, deps: ReviewDeps): Promise<void> =>
  workOnSchedule(boss, { queue: 'warn-of-expiry', cron: '41 * * * *' }, async () => {
    await warnOfExpiry(deps);
  });
