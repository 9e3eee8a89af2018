import type { IdentityDeps } from '@rostrum/identity';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { PgBoss } from 'pg-boss';
import { tellSeatUse } from './tell-seat-use.ts';

/** Every ten minutes: whoever publishes or invites waits for nobody to be told. */
export const startTellingSeatUse = (
  boss: PgBoss,
  deps: Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'clock'>,
): Promise<void> =>
  workOnSchedule(boss, { queue: 'tell-seat-use', cron: '*/10 * * * *' }, async () => {
    await tellSeatUse(deps);
  });
