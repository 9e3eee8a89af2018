import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { systemActor } from '@rostrum/server-kit/audit';
import { inquiryChangesRepository } from './inquiry-changes.repository.ts';
import type { AskFlow } from './asks/ask-flow.ts';
import type { InquiryNotices } from './inquiry-notices.ts';
import { inquirySteps } from './inquiry-steps.ts';
import { closing } from './inquiry-endings.ts';

export interface InquiryTimeoutDeps {
  notices: InquiryNotices;
  flow: AskFlow;
  clock: () => Date;
}

/** What happens to inquiries by time alone. */
export function createInquiryTimeoutService({ notices, flow, clock }: InquiryTimeoutDeps) {
  return {
    /** Closes what waited for its seeker too long: 7 days, or for media a day beyond the deadline. Answers how many. */
    async closeSilent(db: Queryable): Promise<number> {
      const now = clock();
      const due = await inquiryChangesRepository.silentSince(db, now);
      for (const { id, orgId } of due) {
        await transaction(db, async (tx) => {
          const inquiry = await inquiryChangesRepository.hold(tx, orgId, id);
          // The seeker may have answered since the list was made.
          if (inquiry?.status !== 'waiting_seeker') return;
          const changed = await inquiryChangesRepository.change(tx, inquiry, closing('no_reply', null, now));
          await flow.endAll(tx, changed);
          await notices.closed(tx, changed);
          await inquirySteps.record(
            tx,
            changed,
            { actor: systemActor, request: undefined },
            {
              verb: 'inquiry.closed',
              text: 'closed it: no reply from the seeker',
              before: { status: 'waiting_seeker' },
              after: { status: 'closed', outcome: 'no_reply' },
              isSeekersToo: true,
            },
          );
        });
      }
      return due.length;
    },
  };
}
