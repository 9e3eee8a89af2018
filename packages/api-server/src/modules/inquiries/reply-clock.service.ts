import { systemActor } from '@rostrum/server-kit/audit';
import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { inquiryChangesRepository } from './inquiry-changes.repository.ts';
import type { InquiryNotices } from './inquiry-notices.ts';
import { inquirySteps } from './inquiry-steps.ts';
import { inquiryTeamRepository } from './inquiry-team.repository.ts';
import { momentIn } from './mails/mail-times.ts';
import { listAwaitingReply, type AwaitingReply } from './setup/awaiting-reply.repository.ts';
import { readSection } from './setup/read-section.ts';
import { replyDueAt, replyWarningAt, type ReplyPolicy } from './setup/reply-due.ts';

/** What is found late only after this long is written down and told to no one: the server was off, or the setup changed. */
const oldNewsMs = 24 * 3_600_000;

interface ReplyClockDeps {
  notices: InquiryNotices;
  clock: () => Date;
}

type Stage = 'due_soon' | 'due_missed';

/** Looks for first replies that are due soon or missed. Each is recorded and told once. */
export function createReplyClockService({ notices, clock }: ReplyClockDeps) {
  async function record(
    db: Queryable,
    { id, orgId }: AwaitingReply,
    { stage, due, timezone }: { stage: Stage; due: Date; timezone: string },
  ): Promise<boolean> {
    return transaction(db, async (tx) => {
      const inquiry = await inquiryChangesRepository.hold(tx, orgId, id);
      // It may have been answered, or told by another server, since the list was made.
      if (inquiry === undefined || inquiry.firstReplyAt !== null || inquiry.replyMissedAt !== null)
        return false;
      if (!['new', 'open', 'waiting_expert'].includes(inquiry.status)) return false;
      if (stage === 'due_soon' && inquiry.replyWarnedAt !== null) return false;
      const now = clock();
      await inquiryChangesRepository.markReplyClock(
        tx,
        inquiry,
        stage === 'due_soon' ? { replyWarnedAt: now } : { replyMissedAt: now },
      );
      const at = momentIn(timezone, due);
      await inquirySteps.record(
        tx,
        inquiry,
        { actor: systemActor, request: undefined },
        {
          verb: `inquiry.${stage}`,
          text:
            stage === 'due_soon'
              ? `warned: the first reply is due at ${at}`
              : `noted that no first reply was sent by ${at}`,
          after: { due_at: due.toISOString() },
          isSeekersToo: false,
        },
      );
      if (now.getTime() - due.getTime() < oldNewsMs)
        await notices.replyDue(tx, inquiry, { due, isMissed: stage === 'due_missed' });
      return true;
    });
  }

  async function policyOf(db: Queryable, orgId: string): Promise<ReplyPolicy> {
    const { timezone } = await inquiryTeamRepository.organisation(db, orgId);
    const replyTimes = await readSection(db, orgId, 'reply_times');
    const hours = await readSection(db, orgId, 'hours');
    return { replyTimes, hours, timezone };
  }

  return {
    /** Answers how many were told of. */
    async round(db: Queryable): Promise<number> {
      const policies = new Map<string, ReplyPolicy>();
      let told = 0;
      for (const awaiting of await listAwaitingReply(db)) {
        const policy = policies.get(awaiting.orgId) ?? (await policyOf(db, awaiting.orgId));
        policies.set(awaiting.orgId, policy);
        const due = replyDueAt(awaiting, policy);
        if (due === null) continue;
        const now = clock().getTime();
        const stage: Stage | null =
          due.getTime() <= now
            ? 'due_missed'
            : !awaiting.isWarned && replyWarningAt(awaiting, due, policy).getTime() <= now
              ? 'due_soon'
              : null;
        if (stage && (await record(db, awaiting, { stage, due, timezone: policy.timezone }))) told += 1;
      }
      return told;
    },
  };
}
