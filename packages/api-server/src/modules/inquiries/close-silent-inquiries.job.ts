import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createAskFlow } from './asks/ask-flow.ts';
import { createInquiryNotices } from './inquiry-notices.ts';
import { createInquiryTimeoutService } from './inquiry-timeouts.service.ts';
import type { Database } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';

interface InquiryJobDeps {
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
}

const queue = 'close-silent-inquiries';

/** Four times an hour: closes inquiries whose seekers do not answer any more. A round that fails is made up by the next. */
export async function startClosingSilentInquiries(
  boss: PgBoss,
  { db, clock, mail, config }: InquiryJobDeps,
): Promise<void> {
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const timeouts = createInquiryTimeoutService({
    clock,
    notices,
    flow: createAskFlow({ notices, clock }),
  });
  await workOnSchedule(boss, { queue, cron: '*/15 * * * *' }, async () => {
    await timeouts.closeSilent(db);
  });
}
