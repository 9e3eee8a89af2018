import { previewDays } from '@rostrum/contracts/inquiries';
import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { systemActor } from '@rostrum/server-kit/audit';
import { type Database, type Queryable, transaction } from '@rostrum/server-kit/database';
import { inquiryChangesRepository } from '../inquiry-changes.repository.ts';
import { inquirySteps } from '../inquiry-steps.ts';
import { screeningRepository } from '../rules/screening.repository.ts';
import { quarantineRepository } from './quarantine.repository.ts';

const queue = 'expire-holds';

/** Counts as spam what no one decided in time. It is kept, and can still be released. */
export async function expireHolds(db: Queryable, now: Date): Promise<void> {
  for (const { orgId, id } of await quarantineRepository.overdue(db, now))
    await transaction(db, async (tx) => {
      const inquiry = await inquiryChangesRepository.hold(tx, orgId, id);
      const screening = await screeningRepository.find(tx, orgId, id);
      // A user may have decided since the list was made.
      if (inquiry === undefined || screening?.state !== 'held') return;
      await screeningRepository.decide(tx, inquiry, { state: 'expired', decidedBy: null, decidedAt: now });
      const changed = await inquiryChangesRepository.change(tx, inquiry, { status: 'spam' });
      await inquirySteps.record(
        tx,
        changed,
        { actor: systemActor, request: undefined },
        {
          verb: 'inquiry.hold_expired',
          text: 'counted it as spam: no decision within 30 days',
          before: { status: inquiry.status },
          after: { status: 'spam' },
          isSeekersToo: false,
        },
      );
    });
}

/** Forgets from where inquiries were sent once no preview looks back on them; of threats it is kept as evidence. */
export async function forgetSenderAddresses(db: Queryable, now: Date): Promise<void> {
  await quarantineRepository.forgetAddresses(db, new Date(now.getTime() - previewDays * 86_400_000));
}

/** Four times an hour. A round that fails is made up by the next. */
export async function startExpiringHolds(
  boss: PgBoss,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '*/15 * * * *' }, async () => {
    await expireHolds(db, clock());
    await forgetSenderAddresses(db, clock());
  });
}
