import type { PgBoss } from 'pg-boss';
import { runAsSystem } from '../database/principal.ts';
import type { Database } from '../database/queryable.ts';
import { workOnSchedule } from '../jobs/work-on-schedule.ts';
import { mailRepository } from './mails.repository.ts';

/** Long enough to investigate a message that a recipient reports as missing. */
const contentDays = 30;

/** Removes the content of messages that were sent or given up more than 30 days before `now`. */
export const removeMailContent = (db: Database, now: Date): Promise<void> =>
  runAsSystem('mail is the installation’s, whoever caused it', () =>
    mailRepository.removeContent(db, new Date(now.getTime() - contentDays * 86_400_000)),
  );

/** Nightly. */
export const startRemovingMailContent = (
  boss: PgBoss,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<void> =>
  workOnSchedule(boss, { queue: 'remove-mail-content', cron: '29 3 * * *' }, () =>
    removeMailContent(db, clock()),
  );
