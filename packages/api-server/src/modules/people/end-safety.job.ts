import type { PgBoss } from 'pg-boss';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction, type Database } from '@rostrum/server-kit/database';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { endSafetyBefore } from './safety-mode.repository.ts';

const queue = 'end-safety-mode';

/** Ends safety mode of profiles whose time for it is over, each with an entry of its own. Answers how many. */
export const endSafety = (db: Database, now: Date): Promise<number> =>
  runAsSystem('safety mode of profiles of every organisation ends', () =>
    transaction(db, async (tx) => {
      const ended = await endSafetyBefore(tx, now);
      for (const { id, orgId, firstname, lastname } of ended)
        await recordActivity(tx, {
          actor: systemActor,
          orgId,
          verb: 'person.safety',
          text: `ended safety mode of ${firstname} ${lastname} as planned`,
          entity: { type: 'person', id, label: `${firstname} ${lastname}`, href: '/dashboard/people' },
          before: { safety_mode: 'on' },
          after: { safety_mode: 'off' },
        });
      return ended.length;
    }),
  );

/** Each minute. */
export async function startEndingSafety(
  boss: PgBoss,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '* * * * *', pollSeconds: 15 }, async () => {
    await endSafety(db, clock());
  });
}
