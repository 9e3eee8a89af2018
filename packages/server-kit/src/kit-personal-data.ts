import type { TablePersonalData } from './database/personal-data/index.ts';
import { activityChainsPersonalData, activityEntriesPersonalData } from './audit/activity.personal-data.ts';
import { idempotencyKeysPersonalData } from './database/idempotency-keys.personal-data.ts';
import { schemaMigrationsPersonalData } from './database/schema-migrations.personal-data.ts';
import { jobQueuePersonalData } from './jobs/job-queue.personal-data.ts';
import { rateLimitsPersonalData } from './limits/rate-limits.personal-data.ts';
import { mailsPersonalData } from './mail/mails.personal-data.ts';

/** What each column of the tables of this package is for its person. */
export const kitPersonalData: readonly TablePersonalData[] = [
  ...jobQueuePersonalData,
  schemaMigrationsPersonalData,
  activityChainsPersonalData,
  activityEntriesPersonalData,
  idempotencyKeysPersonalData,
  rateLimitsPersonalData,
  mailsPersonalData,
];
