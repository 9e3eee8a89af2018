import type { PgBoss } from 'pg-boss';
import type { Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { eraseDue } from './erase-due.ts';

const hour = 2;
const minute = 23;

/** When the next round begins. */
export function nextErasing(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(hour, minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** Nightly. A round that fails is made up by the next. */
export const startErasingDue = (
  boss: PgBoss,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<void> =>
  workOnSchedule(boss, { queue: 'erase-due-inquiries', cron: `${minute} ${hour} * * *` }, async () => {
    await eraseDue(db, clock());
  });
