import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import type { Database } from '@rostrum/server-kit/database';
import { createInquiryNotices } from '../inquiry-notices.ts';
import { createAskFlow } from './ask-flow.ts';
import { createExpireAsksService } from './expire-asks.service.ts';

interface AskJobDeps {
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
}

const queue = 'expire-asks';

/** Each minute: ends what was not answered in time, and asks the next in order. A round that fails is made up by the next. */
export async function startExpiringAsks(
  boss: PgBoss,
  { db, clock, mail, config }: AskJobDeps,
): Promise<void> {
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const flow = createAskFlow({ notices, clock });
  const expiry = createExpireAsksService({ flow, notices, clock });
  await workOnSchedule(boss, { queue, cron: '* * * * *', pollSeconds: 30 }, async () => {
    await expiry.expire(db);
  });
}
