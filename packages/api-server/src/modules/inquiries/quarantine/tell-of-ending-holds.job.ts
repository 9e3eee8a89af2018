import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { type Database, type Queryable, transaction } from '@rostrum/server-kit/database';
import type { MailOutbox } from '@rostrum/server-kit/mail';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { holdsEndingMail } from '../mails/holds-ending-mail.ts';
import type { InquiryMailKind } from '../mails/mail-kinds.ts';
import { endingHoldsRepository } from './ending-holds.repository.ts';

interface EndingHoldsDeps {
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  config: { publicUrl: string };
}

const queue = 'tell-of-ending-holds';
const kind: InquiryMailKind = 'inquiry.holds_ending';

/** Mails administrators what counts as spam within a day, each held inquiry once and at most one mail a day. */
export async function tellOfEndingHolds(
  db: Queryable,
  { now, mail, publicUrl }: { now: Date; mail: MailOutbox; publicUrl: string },
): Promise<void> {
  for (const { orgId } of await endingHoldsRepository.organisations(db, now))
    await transaction(db, async (tx) => {
      const holds = await endingHoldsRepository.take(tx, orgId, now);
      if (holds.length === 0) return;
      const organisation = await inquiryTeamRepository.organisation(tx, orgId);
      const written = holdsEndingMail(holds, {
        organisation,
        quarantineUrl: `${publicUrl}/dashboard/inquiries/quarantine`,
      });
      const desk = await inquiryTeamRepository.desk(tx, orgId);
      for (const { name, email, role } of desk)
        if (role !== 'agent')
          await mail.enqueue(tx, {
            orgId,
            kind,
            to: { name, email },
            fromName: organisation.name,
            ...written,
          });
    });
}

/** Every quarter of an hour, since each organisation has its own morning. */
export async function startTellingOfEndingHolds(
  boss: PgBoss,
  { db, clock, mail, config }: EndingHoldsDeps,
): Promise<void> {
  await workOnSchedule(boss, { queue, cron: '*/15 * * * *' }, () =>
    tellOfEndingHolds(db, { now: clock(), mail, publicUrl: config.publicUrl }),
  );
}
