import type { IdentityDeps } from '@rostrum/identity';
import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createCloseOrganisationsService } from './close-organisations.service.ts';

const queue = 'close-organisations';

/** Hourly: closes organisations whose last day is over, and suspends those that are overdue for too long. */
export async function startClosingOrganisations(
  boss: PgBoss,
  deps: Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'clock'>,
): Promise<void> {
  const organisations = createCloseOrganisationsService(deps);
  await workOnSchedule(boss, { queue, cron: '17 * * * *' }, async () => {
    await organisations.endDue();
  });
}
