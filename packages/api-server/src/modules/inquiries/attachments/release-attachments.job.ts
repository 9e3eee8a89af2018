import type { PgBoss } from 'pg-boss';
import type { Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { attachmentRepository } from './attachments.repository.ts';

/** Hourly: gives up files of inquiries that are gone. What nothing uses is deleted within a day. */
export async function startReleasingAttachments(boss: PgBoss, { db }: { db: Database }): Promise<void> {
  await workOnSchedule(boss, { queue: 'release-attachments', cron: '13 * * * *' }, () =>
    attachmentRepository.releaseGone(db),
  );
}
