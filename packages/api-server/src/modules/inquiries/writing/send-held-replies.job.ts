import type { PgBoss } from 'pg-boss';
import { type BackgroundWork, workOnSchedule } from '@rostrum/server-kit/jobs';
import type { Database } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { createInquiryNotices } from '../inquiry-notices.ts';
import { createHeldReplyService, type HeldReplyService } from './held-replies.service.ts';

export interface HeldReplyJobDeps {
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  background: BackgroundWork;
  config: { publicUrl: string };
}

/** Held replies with the work that sends each of them; made once, since work has one name. */
export function openHeldReplies({ db, clock, mail, background, config }: HeldReplyJobDeps): HeldReplyService {
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const order = background.define('send-held-reply', ({ id }: { id: string }) => replies.send(db, id));
  const replies: HeldReplyService = createHeldReplyService({ notices, clock, order });
  return replies;
}

/** Each minute: sends what its own job did not. */
export async function startSendingHeldReplies(
  boss: PgBoss,
  { db, clock, mail, config }: Omit<HeldReplyJobDeps, 'background'>,
): Promise<void> {
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const replies = createHeldReplyService({ notices, clock, order: () => Promise.resolve() });
  await workOnSchedule(boss, { queue: 'send-held-replies', cron: '* * * * *' }, () =>
    replies.sendOverdue(db),
  );
}
