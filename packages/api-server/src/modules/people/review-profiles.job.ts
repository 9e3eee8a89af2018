import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createReviewService, type ReviewDeps } from './review.service.ts';

const queue = 'review-profiles';

/** Hourly: what was due while no server ran is done in the next hour. */
export async function startReviewingProfiles(
  boss: PgBoss,
  { log, ...deps }: ReviewDeps & { log: FastifyBaseLogger },
): Promise<void> {
  const service = createReviewService(deps);
  await workOnSchedule(boss, { queue, cron: '17 * * * *' }, async () => {
    await service.round((error, { id }) =>
      log.error({ err: error, person: id }, 'a profile could not be asked about'),
    );
  });
}
