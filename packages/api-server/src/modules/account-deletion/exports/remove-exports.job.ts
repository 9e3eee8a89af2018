import type { PgBoss } from 'pg-boss';
import type { Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import type { FileStore } from '@rostrum/server-kit/storage';
import { dataExportRepository } from './data-exports.repository.ts';

const queue = 'remove-data-exports';
const dayMs = 86_400_000;

interface Deps {
  db: Database;
  uploadStore: FileStore;
  clock: () => Date;
}

/** Removes files that have run out, and what is left of those that were never finished. */
export async function removeExports({ db, uploadStore, clock }: Deps): Promise<void> {
  const now = clock();
  for (const { id, parts } of await dataExportRepository.over(db, now, new Date(now.getTime() - dayMs))) {
    for (const key of parts) await uploadStore.remove(key);
    await dataExportRepository.remove(db, id);
  }
}

/** Hourly. */
export const startRemovingExports = (boss: PgBoss, deps: Deps): Promise<void> =>
  workOnSchedule(boss, { queue, cron: '53 * * * *' }, () => removeExports(deps));
