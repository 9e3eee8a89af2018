import type { PgBoss } from 'pg-boss';
import type { Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { inboundMailRepository } from './inbound-mail.repository.ts';

/** Each night: what is known of emails that came in long ago is forgotten. */
export const startForgetting = (boss: PgBoss, { db }: { db: Database }) =>
  workOnSchedule(boss, { queue: 'forget-inbound-mails', cron: '41 3 * * *' }, () =>
    inboundMailRepository.forget(db),
  );
