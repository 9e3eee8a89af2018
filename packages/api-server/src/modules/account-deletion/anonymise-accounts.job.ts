import type { IdentityDeps } from '@rostrum/identity';
import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createAnonymiseAccountsService } from './anonymise-accounts.service.ts';

const queue = 'anonymise-accounts';

/** Hourly: completes the deletion of accounts whose 30 days are over. A round that fails is made up by the next. */
export async function startAnonymisingAccounts(
  boss: PgBoss,
  deps: Pick<IdentityDeps, 'db' | 'clock'>,
): Promise<void> {
  const accounts = createAnonymiseAccountsService(deps);
  await workOnSchedule(boss, { queue, cron: '41 * * * *' }, async () => {
    await accounts.anonymiseDue();
  });
}
