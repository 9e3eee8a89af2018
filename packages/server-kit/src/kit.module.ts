import { activityChainsPersonalData, activityEntriesPersonalData } from './audit/activity.personal-data.ts';
import { idempotencyKeysPersonalData } from './database/idempotency-keys.personal-data.ts';
import { schemaMigrationsPersonalData } from './database/schema-migrations.personal-data.ts';
import { jobQueuePersonalData } from './jobs/job-queue.personal-data.ts';
import { rateLimitsPersonalData } from './limits/rate-limits.personal-data.ts';
import { mailsPersonalData } from './mail/mails.personal-data.ts';
import { startRemovingMailContent } from './mail/remove-mail-content.job.ts';
import { listTables } from './database/tables.ts';
import { defineModule } from './module/index.ts';
import * as schema from './schema.ts';

/** Tables and jobs of this package itself. */
export const kitModule = defineModule({
  name: 'server-kit',
  tables: listTables(schema),
  personalData: [
    ...jobQueuePersonalData,
    schemaMigrationsPersonalData,
    activityChainsPersonalData,
    activityEntriesPersonalData,
    idempotencyKeysPersonalData,
    rateLimitsPersonalData,
    mailsPersonalData,
  ],
  jobs: startRemovingMailContent,
});
