import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { Database } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { namesOfUpload } from './upload-names.ts';
import { uploadRepository } from './uploads.repository.ts';

const queue = 'collect-unused-files';
const dayMs = 86_400_000;
/** Anyone can upload as a guest, so what they leave unsent takes up room for a shorter time. */
const guestUnsentMs = 6 * 3_600_000;

/** Deletes uploads that nothing has used for a day, a guest's after six hours, and files that nothing has named for a day. */
export async function collectUnused(
  { db, uploadStore }: { db: Database; uploadStore: FileStore },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  const ofGuestsBefore = new Date(now.getTime() - guestUnsentMs);
  for (const { key } of await uploadRepository.removeUnused(db, { before, ofGuestsBefore }))
    for (const name of namesOfUpload(key)) await uploadStore.remove(name);
  for (const name of await uploadRepository.retiredFiles(db, before)) {
    await uploadStore.remove(name);
    await uploadRepository.forgetFile(db, name);
  }
}

/** Hourly. */
export async function startCollectingUnused(
  boss: PgBoss,
  deps: { db: Database; uploadStore: FileStore; clock: () => Date },
): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '23 * * * *' }, () => collectUnused(deps, deps.clock()));
}
