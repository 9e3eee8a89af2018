import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { systemActor } from '@rostrum/server-kit/audit';
import { inquiryAskRepository } from '../inquiry-asks.repository.ts';
import { inquiryChangesRepository } from '../inquiry-changes.repository.ts';
import { inquirySteps } from '../inquiry-steps.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import type { AnswerAskDeps } from './answer-ask.service.ts';

/** What happens to asks by time alone. */
export function createExpireAsksService({ flow, notices, clock }: AnswerAskDeps) {
  return {
    /** Ends what was not answered in time. The expert hears nothing of it; the desk does. Answers how many. */
    async expire(db: Queryable): Promise<number> {
      const due = await inquiryAskRepository.overdue(db, clock());
      for (const { id, orgId, inquiryId } of due)
        await transaction(db, async (tx) => {
          const inquiry = await inquiryChangesRepository.hold(tx, orgId, inquiryId);
          const ask = await inquiryAskRepository.find(tx, orgId, id);
          // The answer may have come since the list was made.
          if (inquiry === undefined || ask?.state !== 'asked') return;
          await inquiryAskRepository.change(tx, ask, { state: 'expired' });
          const { name } = await flow.personOf(tx, ask);
          const organisation = await inquiryTeamRepository.organisation(tx, orgId);
          const next = await flow.next(tx, inquiry, ask.roundId, organisation.name);
          const changed = await inquiryChangesRepository.change(tx, inquiry, await flow.settled(tx, inquiry));
          const sentence = `${name} did not answer in time.`;
          await notices.askResult(tx, changed, {
            askedBy: ask.askedBy,
            sentence: next === null ? sentence : `${sentence} ${next.name} is asked now.`,
            note: null,
          });
          await inquirySteps.record(
            tx,
            changed,
            { actor: systemActor, request: undefined },
            {
              verb: 'inquiry.ask_expired',
              text: `ended the question to ${name}: no answer in time${next === null ? '' : `; ${next.name} was asked`}`,
              before: { status: inquiry.status },
              after: { status: changed.status },
              isSeekersToo: true,
            },
          );
        });
      return due.length;
    },
  };
}
