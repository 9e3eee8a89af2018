import type { PgBoss } from 'pg-boss';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { undoImportHours } from '@rostrum/contracts/people';
import { forgetRepository } from './forget-imports.repository.ts';

const queue = 'forget-people-imports';
const hourMs = 3_600_000;

/**
 * What an import read of people is kept as long as it can be taken back. Where its columns went is kept for the next one;
 * a file that nobody confirmed goes whole.
 */
export const forgetImports = (db: Database, now: Date): Promise<void> =>
  runAsSystem('imports of every organisation are forgotten', () =>
    forgetRepository.forget(db, new Date(now.getTime() - undoImportHours * hourMs)),
  );

/** Hourly. */
export async function startForgettingImports(
  boss: PgBoss,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '41 * * * *' }, () => forgetImports(db, clock()));
}
