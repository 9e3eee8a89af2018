import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createDigestService, type DigestDeps } from './digests.service.ts';

const queue = 'send-notification-digests';

/** Four times an hour: it is seven in the morning in some time zone. A missed round is made up by the next. */
export async function startSendingDigests(boss: PgBoss, deps: DigestDeps): Promise<void> {
  const digests = createDigestService(deps);
  await workOnSchedule(boss, { queue, cron: '*/15 * * * *' }, () => digests.round());
}
