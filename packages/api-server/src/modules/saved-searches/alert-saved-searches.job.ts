import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createAlertService, type AlertDeps } from './alerts.service.ts';

const queue = 'alert-saved-searches';

/** Every minute: finds new matches of saved searches and mails whoever is to hear of them now. A missed round is made up by the next. */
export async function startAlerting(boss: PgBoss, deps: AlertDeps): Promise<void> {
  const alerts = createAlertService(deps);
  await workOnSchedule(boss, { queue, cron: '* * * * *', pollSeconds: 15 }, async () => {
    await alerts.round();
  });
}
