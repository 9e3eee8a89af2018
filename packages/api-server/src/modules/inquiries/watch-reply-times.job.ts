import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { Database } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { createInquiryNotices } from './inquiry-notices.ts';
import { createReplyClockService } from './reply-clock.service.ts';

interface ReplyClockJobDeps {
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
}

const queue = 'watch-reply-times';

/** Every five minutes: warns of first replies that are due soon, and records those that are missed. */
export async function startWatchingReplyTimes(
  boss: PgBoss,
  { db, clock, mail, config }: ReplyClockJobDeps,
): Promise<void> {
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const replies = createReplyClockService({ notices, clock });
  await workOnSchedule(boss, { queue, cron: '*/5 * * * *' }, async () => {
    await replies.round(db);
  });
}
