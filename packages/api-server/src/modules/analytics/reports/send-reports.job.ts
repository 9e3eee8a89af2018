import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createReportService, type ReportDeps } from './reports.service.ts';

const queue = 'send-reports';

/** Every half hour, since seven in the morning comes at different times: sends the reports of the month that is over. */
export async function startSendingReports(boss: PgBoss, deps: ReportDeps): Promise<void> {
  const service = createReportService(deps);
  await workOnSchedule(boss, { queue, cron: '*/30 * * * *' }, async () => {
    await service.sendDue();
  });
}
